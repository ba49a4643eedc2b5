import { lazy, type ReactNode, Suspense, useState } from "react";
import { ApiError, NOT_DONE, sentenceOf, UNREACHED } from "../../ui/api.ts";
import { LazyModal } from "../../ui/LazyModal.tsx";
import { toast } from "../../ui/toast.ts";

const ProofForm = lazy(() => import("./ProofForm.tsx"));

/** Does something that may need the password; it is called again with it. */
export type ActWithProof = (currentPassword?: string) => Promise<void>;

/**
 * Changes of how somebody signs in: `run` tries, and the dialog asks for the password where the server wants a fresh
 * proof.
 */
export function useProof(): { run: (act: ActWithProof) => Promise<void>; dialog: ReactNode } {
  const [asked, setAsked] = useState<ActWithProof>();
  const [isOpen, setOpen] = useState(false);

  async function run(act: ActWithProof) {
    try {
      await act();
    } catch (error) {
      if (error instanceof ApiError && error.code === "fresh_proof") {
        setAsked(() => act);
        setOpen(true);
      } else toast.failure(NOT_DONE, sentenceOf(error, UNREACHED));
    }
  }

  const close = () => setOpen(false);
  const dialog = (
    <LazyModal
      opened={isOpen}
      onClose={close}
      title="Is it you?"
      closeOnClickOutside={false}
      closeButtonProps={{ "aria-label": "Close" }}
    >
      <Suspense>{asked && <ProofForm act={asked} onDone={close} />}</Suspense>
    </LazyModal>
  );
  return { run, dialog };
}
