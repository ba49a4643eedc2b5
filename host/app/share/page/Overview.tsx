import { Button } from "@mantine/core";
import { IconDownload } from "@tabler/icons-react";
import { CopyButton, LINK_COPIED } from "../../ui/CopyButton.tsx";
import { useCount } from "../../ui/locale.ts";
import type { SharePageData } from "../share.server.ts";
import styles from "./share.module.css";
import { Tile } from "./Tile.tsx";
import WalletButtons from "./WalletButtons.tsx";

/** The link, the code, the wallets, and which way of sharing brings most visits. */
export function Overview({ card, wallets, works }: SharePageData) {
  return (
    <div className={styles.grid}>
      <Tile title="Link">
        <p className={styles.link}>
          <bdi>{card.url}</bdi>
        </p>
        <div className={styles.buttons}>
          <CopyButton value={card.url} label="Copy link" done={LINK_COPIED} />
        </div>
      </Tile>
      <Tile title="QR code">
        {!card.isPaused && (
          <img
            className={styles.code}
            src={`/api/qr/${card.slug}.svg?size=400`}
            alt={`QR code for ${card.url}`}
            width={200}
            height={200}
          />
        )}
        <p>For screens and anything you print yourself.</p>
        <div className={styles.buttons}>
          <Button
            component="a"
            href={`/api/qr/${card.slug}.png?size=1000`}
            download={`meishi-${card.slug}.png`}
            variant="default"
            leftSection={<IconDownload size={18} stroke={1.8} aria-hidden />}
          >
            Download QR Code
          </Button>
          <Button
            component="a"
            href={`/api/share/${card.id}/poster.pdf?v=${card.version}`}
            download={`meishi-${card.slug}-poster.pdf`}
            variant="default"
            leftSection={<IconDownload size={18} stroke={1.8} aria-hidden />}
          >
            Download poster
          </Button>
        </div>
      </Tile>
      {(wallets.apple || wallets.google) && <Wallets card={card} wallets={wallets} />}
      <Works works={works} />
    </div>
  );
}

function Wallets({ card, wallets }: Pick<SharePageData, "card" | "wallets">) {
  return (
    <Tile title="Wallet">
      <p>Keep your card on your phone, to be shown without a network. Visitors find the button on your card, too.</p>
      {card.isPaused ? (
        <p>Resume the card to save it to a wallet.</p>
      ) : (
        <div className={styles.buttons}>
          <WalletButtons cardId={card.id} wallets={wallets} />
        </div>
      )}
    </Tile>
  );
}

function Works({ works }: Pick<SharePageData, "works">) {
  const formatCount = useCount();
  const most = works[0]?.views ?? 1;
  return (
    <Tile title="What works best">
      {works.length === 0 ? (
        <p>No visits yet. Each way of sharing is counted apart, so you will see here which one brings visitors.</p>
      ) : (
        <ul className={styles.bars}>
          {works.map(({ source, label, views }) => (
            <li key={source}>
              <span>{label}</span>
              <i style={{ width: `${Math.max(2, (views / most) * 100)}%` }} aria-hidden="true" />
              <span>
                {formatCount(views)} {views === 1 ? "view" : "views"}
              </span>
            </li>
          ))}
        </ul>
      )}
    </Tile>
  );
}
