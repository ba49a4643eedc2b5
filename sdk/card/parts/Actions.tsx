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
  /** The page by which visitors give their details; the page's script opens it as a sheet (behaviour/exchange.ts). */
  exchange?: { href: string; target?: string };
  words: CardWords;
  children?: ComponentChildren;
}

/** Save Contact (not in the short preview), and one row of what else to do. */
export function Actions({ links, save, exchange, words, children }: Props) {
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
      {exchange && (
        <a class="btn" {...exchange} aria-label={words.exchangeContact} data-exchange>
          <Icon name="exchange" />
          {words.exchange}
        </a>
      )}
      {children}
    </div>
  );
}
