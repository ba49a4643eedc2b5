import { lazy, Suspense } from "react";
import { LazyModal } from "../ui/LazyModal.tsx";

const QrCode = lazy(() => import("./QrCode.tsx"));

interface Props {
  slug: string;
  isOpen: boolean;
  onClose: () => void;
}

/** A card's code in a dialog. */
export function QrDialog({ slug, isOpen, onClose }: Props) {
  return (
    <LazyModal opened={isOpen} onClose={onClose} title="QR Code" closeButtonProps={{ "aria-label": "Close" }} centered>
      <Suspense>
        <QrCode slug={slug} />
      </Suspense>
    </LazyModal>
  );
}
