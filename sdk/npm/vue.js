import { defineComponent, h, onMounted, watch } from "vue";
import { load } from "./index.js";

/** A card in the page; the slot shows until it has loaded, and if it fails. */
export const MeishiCard = defineComponent({
  name: "MeishiCard",
  props: { slug: { type: String, required: true }, host: { type: String, required: true }, locale: String },
  setup(props, { slots }) {
    onMounted(() => watch(() => props.host, load, { immediate: true }));
    return () => h("meishi-card", props, slots.default?.());
  },
});
