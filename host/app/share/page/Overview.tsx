import { Button } from "@mantine/core";
import { IconDownload } from "@tabler/icons-react";
import { CopyButton } from "../../ui/CopyButton.tsx";
import { useFormatNumber } from "../../ui/locale.ts";
import type { SharePageData } from "../share.server.ts";
import styles from "./share.module.css";
import { Tile } from "./Tile.tsx";
import WalletButtons from "../wallet/WalletButtons.tsx";
import { useWords } from "../../ui/use-words.ts";
import { shareWords } from "./words.en.ts";
import { uiMessages } from "../../ui/messages.en.ts";

/** The link, the code, the wallets, and which way of sharing brings most visits. */
export function Overview({ card, wallets, works }: SharePageData) {
  const text = useWords(shareWords);
  // Codes are kept for minutes: one that leads elsewhere has another address.
  const code = (format: "svg" | "png", size: number) =>
    `/api/qr/${card.slug}.${format}?size=${size}&v=${encodeURIComponent(card.url)}`;
  return (
    <div className={styles.grid}>
      <Tile title={text.link.title}>
        <p className={styles.link}>
          <bdi>{card.url}</bdi>
        </p>
        <div className={styles.buttons}>
          <CopyButton value={card.url} label={text.link.copy} done={uiMessages.linkCopied} variant="filled" />
        </div>
      </Tile>
      <Tile title={text.link.code}>
        {!card.isPaused && (
          <img className={styles.code} src={code("svg", 400)} alt={text.codeFor(card.url)} width={200} height={200} />
        )}
        <p>{text.link.codeText}</p>
        <div className={styles.buttons}>
          <Button
            component="a"
            href={code("png", 1000)}
            download={`meishi-${card.slug}.png`}
            variant="default"
            leftSection={<IconDownload size={18} stroke={1.8} aria-hidden />}
          >
            {text.link.downloadCode}
          </Button>
          <Button
            component="a"
            href={`/api/share/${card.id}/poster.pdf?v=${card.version}`}
            download={`meishi-${card.slug}-poster.pdf`}
            variant="default"
            leftSection={<IconDownload size={18} stroke={1.8} aria-hidden />}
          >
            {text.link.downloadPoster}
          </Button>
        </div>
      </Tile>
      {(wallets.apple || wallets.google) && <Wallets card={card} wallets={wallets} />}
      <Works works={works} />
    </div>
  );
}

function Wallets({ card, wallets }: Pick<SharePageData, "card" | "wallets">) {
  const text = useWords(shareWords);
  return (
    <Tile title={text.link.wallet}>
      <p>{text.link.walletText}</p>
      {card.isPaused ? (
        <p>{text.link.walletPaused}</p>
      ) : (
        <div className={styles.buttons}>
          <WalletButtons cardId={card.id} wallets={wallets} />
        </div>
      )}
    </Tile>
  );
}

function Works({ works }: Pick<SharePageData, "works">) {
  const text = useWords(shareWords);
  const formatCount = useFormatNumber();
  const maxViews = works[0]?.views ?? 1;
  return (
    <Tile title={text.link.works}>
      {works.length === 0 ? (
        <p>{text.link.noVisits}</p>
      ) : (
        <ul className={styles.bars}>
          {works.map(({ source, label, views }) => (
            <li key={source}>
              <span>{text.sources[source] ?? label}</span>
              <i style={{ width: `${Math.max(2, (views / maxViews) * 100)}%` }} aria-hidden="true" />
              <span>{text.views(views, formatCount(views))}</span>
            </li>
          ))}
        </ul>
      )}
    </Tile>
  );
}
