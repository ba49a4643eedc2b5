import { lazy, Suspense } from "react";
import { LazyModal } from "../ui/LazyModal.tsx";

const QrCode = lazy(() => import("./QrCode.tsx"));

interface Props {
  card: { slug: string; url?: string };
  isOpen: boolean;
  onClose: () => void;
}

/** A card's code in a dialog. */
export function QrDialog({ card, isOpen, onClose }: Props) {
  return (
    <LazyModal opened={isOpen} onClose={onClose} title="QR Code" closeButtonProps={{ "aria-label": "Close" }} centered>
      <Suspense>
        <QrCode card={card} />
      </Suspense>
    </LazyModal>
  );
}
