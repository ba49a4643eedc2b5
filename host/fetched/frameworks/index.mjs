export { compile } from "svelte/compiler";
