import { useState } from "react";
import type { Text } from "../languages/message.ts";
import { errorMessage } from "./api.ts";
import { uiMessages } from "./messages.en.ts";
import { toast } from "./toast.ts";

interface Options {
  /** Message if the server sent none; "" shows only the title. */
  otherwise?: Text;
  /** The page goes away after success: `isBusy` stays, so that nothing is sent twice. */
  leavesPage?: boolean;
  /** For what a page shows of a failure beside the toast. */
  onFailure?: (error: unknown) => void;
}

/**
 * Runs calls to the API. A failure shows a toast with `title` and the server's message, success one with what is passed
 * for it. `call` answers whether it succeeded and never throws.
 */
export function useCall(title: Text, { otherwise = uiMessages.tryAgain, leavesPage = false, onFailure }: Options = {}) {
  const [isBusy, setBusy] = useState(false);

  async function call(work: () => Promise<unknown>, doneTitle?: Text, doneText?: Text): Promise<boolean> {
    setBusy(true);
    try {
      await work();
    } catch (error) {
      setBusy(false);
      onFailure?.(error);
      toast.failure(title, errorMessage(error, otherwise) || undefined);
      return false;
    }
    if (!leavesPage) setBusy(false);
    if (doneTitle !== undefined) toast.success(doneTitle, doneText);
    return true;
  }

  return { call, isBusy };
}
