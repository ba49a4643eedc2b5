import { lazy } from "react";
import { ClientOnly } from "../ui/ClientOnly.tsx";
import type { EditorData } from "./editor.server.ts";

const WalletButtons = lazy(() => import("../share/wallet/WalletButtons.tsx"));

/** Buttons that put the card into a wallet, if the server offers one; their words depend on the device. */
export const Wallets = ({ cardId, wallets }: { cardId: number; wallets: EditorData["wallets"] }) =>
  wallets && (wallets.apple || wallets.google) ? (
    <ClientOnly fallback={null}>
      <WalletButtons cardId={cardId} wallets={wallets} />
    </ClientOnly>
  ) : null;
