/** @jsxImportSource preact */
import { Fragment } from "preact";

/** A long address with places to break: after the @ and before dots and slashes, never inside a word. */
export function breakable(address: string) {
  return address.split(/(?<=@)|(?=[./?&])/).map((part, i) => <Fragment key={i}>{i > 0 && <wbr />}{part}</Fragment>);
}
