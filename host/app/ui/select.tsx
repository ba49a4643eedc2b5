// A module of its own, so that loading it on use does not bring all of Mantine.
export { Select as default } from "@mantine/core";
