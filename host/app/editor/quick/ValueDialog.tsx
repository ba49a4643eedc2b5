import { lazy } from "react";
import { LazyModal } from "../../ui/LazyModal.tsx";

const ValueForm = lazy(() => import("./ValueForm.tsx"));

export interface AskedValue {
  label: string;
  value: string;
  type?: "text" | "tel" | "email" | "url";
  isLong?: boolean;
  hint?: string;
  /** Of a network's link. */
  network?: string;
  maxLength: number;
  /** Answers null when it is saved, else why not: then the dialog stays with what was typed. */
  onSave: (value: string) => Promise<string | null>;
}

interface Props {
  /** Null until something is first asked for. */
  asked: AskedValue | null;
  isOpen: boolean;
  onClose: () => void;
}

/** Asks for one value of the card. */
export function ValueDialog({ asked, isOpen, onClose }: Props) {
  return (
    asked && (
      <LazyModal
        opened={isOpen}
        onClose={onClose}
        title={`Edit ${asked.label}`}
        closeOnClickOutside={false}
        closeButtonProps={{ "aria-label": "Close" }}
      >
        <ValueForm {...asked} onClose={onClose} />
      </LazyModal>
    )
  );
}
