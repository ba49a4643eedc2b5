/** @jsxImportSource preact */
import type { ComponentChildren } from "preact";
import { Icon } from "../icons.tsx";
import type { CardLinks } from "../links.ts";
import type { CardWords } from "../words/en.ts";

/**
 * Save Contact. Without the attribute `download`, which keeps Chromium from asking the service worker; the server sends
 * the file as an attachment.
 */
export function Save({ links, words }: { links: CardLinks; words: CardWords }) {
  return (
    <a class="btn primary" href={links.vcf} data-save>
      <Icon name="save" />
      <span>{words.save}</span>
    </a>
  );
}

interface Props {
  links: CardLinks;
  save: boolean;
  words: CardWords;
  children?: ComponentChildren;
}

/** Save Contact (not in the short preview), Share and QR Code under the name. */
export function Actions({ links, save, words, children }: Props) {
  return (
    <div class="actions">
      {save && <Save links={links} words={words} />}
      <button class="btn" type="button" popovertarget="sheet-share" data-share>
        <Icon name="share" />
        {words.share}
      </button>
      <button class="btn" type="button" popovertarget="sheet-qr">
        <Icon name="qr" />
        {words.qr}
      </button>
      {children}
    </div>
  );
}
