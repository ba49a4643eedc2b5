import { useState } from "react";
import { translateMessage } from "../ui/translate-message.ts";
import { ConfirmDialog } from "../ui/ConfirmDialog.tsx";
import { toast } from "../ui/toast.ts";

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
        title={translateMessage("Are you sure you want to remove this image?")}
        confirm={translateMessage("Remove")}
        isDestructive
        onClose={() => setOpen(false)}
        onConfirm={() => {
          setOpen(false);
          pending?.remove();
          toast.success("Image removed", "The image has been removed from your card");
        }}
      >
        {translateMessage("It will be removed from the card when you save.")}
      </ConfirmDialog>
    ),
  };
}
