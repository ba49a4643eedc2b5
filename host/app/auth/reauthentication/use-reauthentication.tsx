import { lazy, type ReactNode, Suspense } from "react";
import type { ReauthenticationMethods } from "./reauthentication.server.ts";
import { api, ApiError } from "../../ui/api.ts";
import { LazyModal } from "../../ui/LazyModal.tsx";
import { useDialog } from "../../ui/use-dialog.ts";
import { useCall } from "../../ui/use-call.ts";
import { useWords } from "../../ui/use-words.ts";
import { proofWords } from "./words.en.ts";
import { uiMessages } from "../../ui/messages.en.ts";

const ProofForm = lazy(() => import("./ReauthenticationForm.tsx"));

interface PendingReauthentication {
  methods: ReauthenticationMethods;
  onProven: () => void;
  onCancel: () => void;
}

const wantsProof = (error: unknown) => error instanceof ApiError && error.code === "fresh_proof";

interface Reauthentication {
  /** Does something; where the server wants a fresh proof, asks for it and does it again. */
  prove: <T>(act: () => Promise<T>) => Promise<T>;
  /** Runs an action of a button: shows failures, except when re-authentication is cancelled. */
  run: (act: () => Promise<void>) => Promise<void>;
  /** Stands beside what needs the proof, not within a form of its own. */
  dialog: ReactNode;
}

/** Runs actions that need re-authentication, asking for it when required. */
export function useReauthentication(): Reauthentication {
  const text = useWords(proofWords);
  const { content, isOpen, open, close } = useDialog<PendingReauthentication>();
  const { call } = useCall(uiMessages.failed, { otherwise: uiMessages.offline });

  async function prove<T>(act: () => Promise<T>): Promise<T> {
    try {
      return await act();
    } catch (error) {
      if (!wantsProof(error)) throw error;
      const methods = await api<ReauthenticationMethods>("GET", "/api/proof");
      await new Promise<void>((onProven, reject) => {
        open({ methods, onProven, onCancel: () => reject(error as ApiError) });
      });
      return await act();
    }
  }

  /** Cancelling needs no message. */
  async function run(act: () => Promise<void>) {
    await call(() =>
      prove(act).catch((error) => {
        if (!wantsProof(error)) throw error;
      }),
    );
  }

  function end(settle: () => void) {
    close();
    settle();
  }

  const dialog = (
    <LazyModal
      opened={isOpen}
      onClose={() => content && end(content.onCancel)}
      title={text.title}
      closeOnClickOutside={false}
    >
      <Suspense>
        {content && (
          <ProofForm
            methods={content.methods}
            onProven={() => end(content.onProven)}
            onCancel={() => end(content.onCancel)}
          />
        )}
      </Suspense>
    </LazyModal>
  );
  return { prove, run, dialog };
}
