import { lazy, Suspense } from "react";
import { LazyModal } from "../ui/LazyModal.tsx";
import { useWords } from "../ui/use-words.ts";
import { uiWords } from "../ui/words.en.ts";

const QrCode = lazy(() => import("./QrCode.tsx"));

interface Props {
  card: { slug: string; url?: string };
  isOpen: boolean;
  onClose: () => void;
}

/** A card's code in a dialog. */
export function QrDialog({ card, isOpen, onClose }: Props) {
  const { code } = useWords(uiWords);
  return (
    <LazyModal opened={isOpen} onClose={onClose} title={code} centered>
      <Suspense>
        <QrCode card={card} />
      </Suspense>
    </LazyModal>
  );
}
