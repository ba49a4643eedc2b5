import { IconWallet } from "@tabler/icons-react";
import { useWords } from "../../ui/use-words.ts";
import { walletWords } from "./words.en.ts";
import styles from "../page/wallet-buttons.module.css";

interface Props {
  cardId: number;
  /** Which wallets this server can put cards into. */
  wallets: { apple: boolean; google: boolean };
}

/** Saves the card to a wallet, black as the vendors ask for. */
export default function WalletButtons({ cardId, wallets: { apple, google } }: Props) {
  const text = useWords(walletWords);
  return (
    <>
      {apple && (
        <a className={styles.wallet} href={`/api/wallet/${cardId}.pkpass`}>
          <IconWallet size={20} stroke={1.6} aria-hidden />
          {text.apple}
        </a>
      )}
      {google && (
        <a className={styles.wallet} href={`/api/wallet/${cardId}/google`} target="_blank" rel="noopener">
          <IconWallet size={20} stroke={1.6} aria-hidden />
          {text.google}
        </a>
      )}
    </>
  );
}
