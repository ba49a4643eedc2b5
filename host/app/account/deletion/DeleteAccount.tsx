import { Button } from "@mantine/core";
import { lazy, Suspense } from "react";
import { type LostLinksResult, loadLostLinks } from "../../cards/lost-links/lost-links.ts";
import { LazyModal } from "../../ui/LazyModal.tsx";
import { toast } from "../../ui/toast.ts";
import { useDialog } from "../../ui/use-dialog.ts";
import { useUser } from "../../ui/user.ts";
import { useWords } from "../../ui/use-words.ts";
import { securityWords } from "../security/words.en.ts";
import { accountMessages } from "../messages.en.ts";

const DeletionForm = lazy(() => import("./DeletionForm.tsx"));

/** Ends the account, after a question, an offer to take the data along, and the password. */
export function DeleteAccount({ isDemo, hasPassword }: { isDemo: boolean; hasPassword: boolean }) {
  const text = useWords(securityWords);
  const { id } = useUser();
  const question = useDialog<{ ending: LostLinksResult }>();
  const ask = () => question.open({ ending: loadLostLinks({ user: id }) });
  return (
    <>
      <Button color="red" variant="light" onClick={() => (isDemo ? toast.failure(accountMessages.notInDemo) : ask())}>
        {text.deletion.title}
      </Button>
      <LazyModal opened={question.isOpen} onClose={question.close} title={text.deletion.ask}>
        <Suspense>
          {question.content && (
            <DeletionForm ending={question.content.ending} hasPassword={hasPassword} onCancel={question.close} />
          )}
        </Suspense>
      </LazyModal>
    </>
  );
}
