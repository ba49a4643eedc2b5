export { default } from "autocannon";
