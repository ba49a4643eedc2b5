/** @jsxImportSource preact */
import { type CardData } from "../card-data.ts";
import { Icon } from "../icons.tsx";
import { type CardLinks } from "../links.ts";
import { text } from "./text.ts";

/** Without the attribute `download`, which keeps Chromium from asking the service worker; the host sends the file as an attachment. */
function Save({ links }: { links: CardLinks }) {
  return <a class="btn primary" href={links.vcf} data-save><Icon name="save" /><span>{text.save}</span></a>;
}

/** Save Contact (not in the short preview), Share and QR Code under the name. */
export function Actions({ links, save }: { links: CardLinks; save: boolean }) {
  return (
    <div class="actions">
      {save && <Save links={links} />}
      <button class="btn" type="button" popovertarget="sheet-share" data-share><Icon name="share" />{text.share}</button>
      <button class="btn" type="button" popovertarget="sheet-qr"><Icon name="qr" />{text.qr}</button>
    </div>
  );
}

/** The same actions at the thumb, once those under the name have scrolled away. */
export function Bar({ links }: { links: CardLinks }) {
  return (
    <nav class="bar" aria-label={text.actions}>
      <Save links={links} />
      <button class="btn icon" type="button" popovertarget="sheet-share" data-share aria-label={text.share}><Icon name="share" /></button>
      <button class="btn icon" type="button" popovertarget="sheet-qr" aria-label={text.qr}><Icon name="qr" /></button>
    </nav>
  );
}

/** Beside the card on a desk: the code to take it along on a phone. */
export function Desk({ links }: { card: CardData; links: CardLinks }) {
  return (
    <aside class="desk">
      <h2>{text.take}</h2>
      <p>{text.point}</p>
      <img class="qr" src={links.qrSvg} alt={text.qrAlt} width="220" height="220" loading="lazy" />
      <button class="btn" type="button" data-copy={links.view}><Icon name="link" />{text.copyLink}</button>
    </aside>
  );
}
