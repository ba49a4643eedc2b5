/** @jsxImportSource preact */
import { Icon } from "../icons.tsx";
import type { CardLinks } from "../links.ts";
import { Save } from "./Actions.tsx";
import { text } from "./page-text.ts";
import { text as words } from "./text.ts";

const wave = (
  <path d="M3 3l18 18M5 12a10 10 0 0 1 4-2m6 1a10 10 0 0 1 4 2M8 16a6 6 0 0 1 7 0M12 20h.01M2 9a15 15 0 0 1 4-2.5m5-1.5A15 15 0 0 1 22 9" />
);

/** Says that this is a saved copy; shown by script while there is no network (behaviour/connection.ts). */
export function Notice() {
  return (
    <p class="notice" role="status" hidden>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        {wave}
      </svg>
      <span>{text.offline}</span>
    </p>
  );
}

/** The same actions at the thumb, once those under the name have scrolled away. */
export function Bar({ links }: { links: CardLinks }) {
  return (
    <nav class="bar" aria-label={text.actions}>
      <Save links={links} />
      <button class="btn icon" type="button" popovertarget="sheet-share" data-share aria-label={words.share}>
        <Icon name="share" />
      </button>
      <button class="btn icon" type="button" popovertarget="sheet-qr" aria-label={words.qr}>
        <Icon name="qr" />
      </button>
    </nav>
  );
}

/** Which wallets the server can put the card into. */
export interface Wallets {
  apple: boolean;
  google: boolean;
}

/** Hidden until the script knows the device: each phone has one wallet, a desk has none. */
export function WalletLinks({ id, links, wallets }: { id: number; links: CardLinks; wallets: Wallets }) {
  const wallet = `${links.origin}/api/wallet/${id}`;
  return (
    <>
      {wallets.apple && (
        <a class="btn wallet" href={`${wallet}.pkpass`} data-wallet="iPhone|iPod" hidden>
          {text.appleWallet}
        </a>
      )}
      {wallets.google && (
        <a class="btn wallet" href={`${wallet}/google`} data-wallet="Android" hidden>
          {text.googleWallet}
        </a>
      )}
    </>
  );
}

/** Beside the card on a desk: the code to take it along on a phone. */
export function Desk({ links }: { links: CardLinks }) {
  return (
    <aside class="desk">
      <h2>{text.take}</h2>
      <p>{text.point}</p>
      <img class="qr" src={links.qrSvg} alt={text.qrAlt} width="220" height="220" loading="lazy" />
      <button class="btn" type="button" data-copy={links.view}>
        <Icon name="link" />
        {text.copyLink}
      </button>
    </aside>
  );
}
