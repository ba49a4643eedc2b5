import { QrDialog } from "../dashboard/QrDialog.tsx";
import { ConfirmDialog } from "../ui/ConfirmDialog.tsx";
import { LeaveDialog } from "../ui/LeaveWarning.tsx";
import { ConflictDialog } from "./ConflictDialog.tsx";
import type { useEditor } from "./use-editor.ts";
import { useWords } from "../ui/use-words.ts";
import { editorWords } from "./words.en.ts";

interface Props {
  editor: ReturnType<typeof useEditor>;
  hasQr: boolean;
  isResetting: boolean;
  /** Closes the two that the page opens itself. */
  onClose: () => void;
}

/** Dialogs of the advanced editor, loaded on first use. */
export default function EditorDialogs({ editor, hasQr, isResetting, onClose }: Props) {
  const text = useWords(editorWords);
  const { blocker, saved, other, discard, reset, resolveConflict } = editor;
  return (
    <>
      <QrDialog card={saved} isOpen={hasQr} onClose={onClose} />
      <ConfirmDialog
        isOpen={isResetting}
        title={text.reset.title}
        confirm={text.reset.confirm}
        busy={text.reset.busy}
        isDestructive
        onClose={onClose}
        onConfirm={async () => {
          await reset();
          onClose();
        }}
      >
        {text.reset.text}
      </ConfirmDialog>
      <LeaveDialog blocker={blocker} onLeave={discard}>
        {text.leave.text}
      </LeaveDialog>
      <ConflictDialog saved={saved} other={other} onChoose={resolveConflict} />
    </>
  );
}
