import { sentence } from "../languages/message.ts";
import { ConfirmDialog } from "../ui/ConfirmDialog.tsx";
import { toast } from "../ui/toast.ts";
import { useDialog } from "../ui/use-dialog.ts";
import { editorMessages } from "./messages.en.ts";

/** Asks before a picture is removed from the card, and says when it was. */
export function useRemoval() {
  const { content, isOpen, open, close } = useDialog<{ remove: () => void }>();
  return {
    askToRemove: (remove: () => void) => open({ remove }),
    removal: (
      <ConfirmDialog
        isOpen={isOpen}
        title={sentence(editorMessages.removeImage)}
        confirm={sentence(editorMessages.remove)}
        isDestructive
        onClose={close}
        onConfirm={() => {
          close();
          content?.remove();
          toast.success(editorMessages.imageRemoved, editorMessages.imageRemovedText);
        }}
      >
        {sentence(editorMessages.removedOnSave)}
      </ConfirmDialog>
    ),
  };
}
