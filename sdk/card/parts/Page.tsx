/** @jsxImportSource preact */
import { Icon } from "../icons.tsx";
import type { CardLinks } from "../links.ts";
import { Save } from "./Actions.tsx";
import type { CardWords } from "../words/en.ts";

const wave = (
  <path d="M3 3l18 18M5 12a10 10 0 0 1 4-2m6 1a10 10 0 0 1 4 2M8 16a6 6 0 0 1 7 0M12 20h.01M2 9a15 15 0 0 1 4-2.5m5-1.5A15 15 0 0 1 22 9" />
);

/** Notice that this is a saved copy; shown by script while offline (behaviour/connection.ts). */
export function OfflineNotice({ words }: { words: CardWords }) {
  return (
    <p class="notice" role="status" hidden>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        {wave}
      </svg>
      <span>{words.page.offline}</span>
    </p>
  );
}

/** The main actions in a bar at the bottom, once those below the name are scrolled away. */
export function ActionBar({ links, words }: { links: CardLinks; words: CardWords }) {
  return (
    <nav class="bar" aria-label={words.page.actions}>
      <Save links={links} words={words} />
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

interface WalletProps {
  id: number;
  links: CardLinks;
  wallets: Wallets;
  words: CardWords;
}

/** Hidden until the script knows the device: each phone has one wallet, a desk has none. */
export function WalletLinks({ id, links, wallets, words }: WalletProps) {
  const wallet = `${links.origin}/api/wallet/${id}`;
  return (
    <>
      {wallets.apple && (
        <a class="btn wallet" href={`${wallet}.pkpass`} data-agent="iPhone|iPod" hidden>
          <Icon name="wallet" />
          {words.page.appleWallet}
        </a>
      )}
      {wallets.google && (
        <a class="btn wallet" href={`${wallet}/google`} data-agent="Android" hidden>
          <Icon name="wallet" />
          {words.page.googleWallet}
        </a>
      )}
    </>
  );
}

/** Beside the card on a desk: the code to take it along on a phone. */
export function DesktopQr({ links, words }: { links: CardLinks; words: CardWords }) {
  return (
    <aside class="desk">
      <h2>{words.page.take}</h2>
      <p>{words.page.point}</p>
      <img class="qr" src={links.qrSvg} alt={words.sheets.qrAlt} width="220" height="220" loading="lazy" />
      <button class="btn" type="button" data-copy={links.view}>
        <Icon name="link" />
        {words.sheets.copyLink}
      </button>
    </aside>
  );
}
