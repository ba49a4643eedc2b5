/** @jsxImportSource preact */
import type { ComponentChildren } from "preact";
import { Icon } from "../icons.tsx";
import type { CardLinks } from "../links.ts";
import { text } from "./text.ts";

/**
 * Save Contact. Without the attribute `download`, which keeps Chromium from asking the service worker; the server sends
 * the file as an attachment.
 */
export function Save({ links }: { links: CardLinks }) {
  return (
    <a class="btn primary" href={links.vcf} data-save>
      <Icon name="save" />
      <span>{text.save}</span>
    </a>
  );
}

/** Save Contact (not in the short preview), Share and QR Code under the name. */
export function Actions({ links, save, children }: { links: CardLinks; save: boolean; children?: ComponentChildren }) {
  return (
    <div class="actions">
      {save && <Save links={links} />}
      <button class="btn" type="button" popovertarget="sheet-share" data-share>
        <Icon name="share" />
        {text.share}
      </button>
      <button class="btn" type="button" popovertarget="sheet-qr">
        <Icon name="qr" />
        {text.qr}
      </button>
      {children}
    </div>
  );
}
