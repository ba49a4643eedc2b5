import { useState } from "react";
import { sentence } from "../languages/message.ts";
import { ConfirmDialog } from "../ui/ConfirmDialog.tsx";
import { toast } from "../ui/toast.ts";
import { editorMessages } from "./messages.en.ts";

/** Asks before a picture is removed from the card, and says when it was. */
export function useRemoval() {
  const [pending, setPending] = useState<{ remove: () => void } | null>(null);
  const [isOpen, setOpen] = useState(false);
  return {
    askToRemove(remove: () => void) {
      setPending({ remove });
      setOpen(true);
    },
    removal: (
      <ConfirmDialog
        isOpen={isOpen}
        title={sentence(editorMessages.removeImage)}
        confirm={sentence(editorMessages.remove)}
        isDestructive
        onClose={() => setOpen(false)}
        onConfirm={() => {
          setOpen(false);
          pending?.remove();
          toast.success(editorMessages.imageRemoved, editorMessages.imageRemovedText);
        }}
      >
        {sentence(editorMessages.removedOnSave)}
      </ConfirmDialog>
    ),
  };
}
