import { lazy } from "react";
import { LazyModal } from "../../ui/LazyModal.tsx";
import { useWords } from "../../ui/use-words.ts";
import type { PhoneCardFields } from "../PhoneHint.tsx";
import { quickWords } from "./words.en.ts";

const ValueForm = lazy(() => import("./ValueForm.tsx"));

export interface EditedValue {
  label: string;
  value: string;
  type?: "text" | "tel" | "email" | "url";
  isLong?: boolean;
  hint?: string;
  /** Of a network's link. */
  network?: string;
  /** Of a telephone number: the card that it is on. */
  numbersOf?: PhoneCardFields;
  maxLength: number;
  /** Answers null when it is saved, else why not: then the dialog stays with what was typed. */
  onSave: (value: string) => Promise<string | null>;
}

interface Props {
  /** Null until something is first asked for. */
  edited: EditedValue | null;
  isOpen: boolean;
  onClose: () => void;
}

/** Asks for one value of the card. */
export function ValueDialog({ edited, isOpen, onClose }: Props) {
  const t = useWords(quickWords);
  return (
    edited && (
      <LazyModal
        opened={isOpen}
        onClose={onClose}
        title={t.edit(edited.label)}
        closeOnClickOutside={false}
        closeButtonProps={{ "aria-label": t.close }}
      >
        <ValueForm {...edited} onClose={onClose} />
      </LazyModal>
    )
  );
}
