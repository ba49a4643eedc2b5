/** @jsxImportSource preact */
import { Fragment } from "preact";

/**
 * A long address with places to break: after the @, before the first dot of the host, before slashes. Not before every
 * dot: `.com` alone on a line is harder to read than a long line is to look at.
 */
export function breakable(address: string) {
  const parts = address.split(/(?<=@)|(?=\.)(?<=^(?:[^@]*@)?[^.@]{6,})|(?=[/?&])/);
  return parts.map((part, i) => (
    <Fragment key={i}>
      {i > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
