import { createElement, useEffect } from "react";
import { load } from "./index.js";

/** A card in the page; the children show until it has loaded, and if it fails. */
export function MeishiCard({ children, ...attributes }) {
  const { host } = attributes;
  useEffect(() => void load(host), [host]);
  return createElement("meishi-card", attributes, children);
}
