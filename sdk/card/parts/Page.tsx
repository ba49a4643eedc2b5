/** @jsxImportSource preact */
import { Icon } from "../icons.tsx";
import { type CardLinks } from "../links.ts";
import { Save } from "./Actions.tsx";
import { codeText } from "./code-text.ts";
import { pageText } from "./page-text.ts";
import { text } from "./text.ts";

/** Above a card that was kept for a visitor without a connection. */
export function OfflineNotice() {
  return <p class="notice" role="status" hidden><Icon name="offline" /><span>{pageText.offline}</span></p>;
}

/** The same actions at the thumb, once those under the name have scrolled away. */
export function Bar({ links }: { links: CardLinks }) {
  return (
    <nav class="bar" aria-label={pageText.actions}>
      <Save links={links} />
      <button class="btn icon" type="button" popovertarget="sheet-share" data-share aria-label={text.share}><Icon name="share" /></button>
      <button class="btn icon" type="button" popovertarget="sheet-qr" aria-label={text.qr}><Icon name="qr" /></button>
    </nav>
  );
}

/** Beside the card on a desk: the code to take it along on a phone. */
export function Desk({ links }: { links: CardLinks }) {
  return (
    <aside class="desk">
      <h2>{pageText.take}</h2>
      <p>{pageText.point}</p>
      <img class="qr" src={links.qrSvg} alt={codeText.qrAlt} width="220" height="220" loading="lazy" />
      <button class="btn" type="button" data-copy={links.view}><Icon name="link" />{codeText.copyLink}</button>
    </aside>
  );
}
