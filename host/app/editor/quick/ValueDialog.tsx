import { lazy } from "react";
import { LazyModal } from "../../ui/LazyModal.tsx";
import { useWords } from "../../ui/use-words.ts";
import type { EditedValue } from "./edited-value.ts";
import { quickWords } from "./words.en.ts";

const ValueForm = lazy(() => import("./ValueForm.tsx"));

interface Props {
  /** Null until something is first asked for. */
  edited: EditedValue | null;
  isOpen: boolean;
  onClose: () => void;
}

/** Asks for one value of the card. */
export function ValueDialog({ edited, isOpen, onClose }: Props) {
  const text = useWords(quickWords);
  return (
    edited && (
      <LazyModal opened={isOpen} onClose={onClose} title={text.edit(edited.label)} closeOnClickOutside={false}>
        <ValueForm {...edited} onClose={onClose} />
      </LazyModal>
    )
  );
}
