export { default as MeishiCard } from "./MeishiCard.svelte";
