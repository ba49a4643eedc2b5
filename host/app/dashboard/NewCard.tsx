import { Button, FileButton } from "@mantine/core";
import { IconAddressBook, IconPlus } from "@tabler/icons-react";
import { lazy, Suspense, useId } from "react";
import { resetFileInput } from "../ui/reset-file-input.ts";
import { toast } from "../ui/toast.ts";
import { useCreateCard } from "./card-actions.ts";
import type { Contact } from "./contact-file.ts";
import styles from "./dashboard.module.css";
import { useWords } from "../ui/use-words.ts";
import { dashboardWords } from "./words.en.ts";
import { dashboardMessages } from "./messages.en.ts";

const LimitNote = lazy(() => import("./LimitNote.tsx"));

interface Props {
  label: string;
  /** Why the button is disabled; shown below it. */
  limit: string | null;
  /** The one thing to do on the page: there is no card yet. */
  isFirst?: boolean;
}

/** The reader is loaded for it. */
async function readContact(file: File): Promise<Contact> {
  try {
    const { readContactFile } = await import("./contact-file.ts");
    return await readContactFile(file);
  } catch {
    return { problem: dashboardMessages.fileUnread };
  }
}

/** Creates a card: blank, or from a contact file. */
export function NewCard({ label, limit, isFirst }: Props) {
  const words = useWords(dashboardWords);
  const { isCreating, create } = useCreateCard();
  const limitId = useId();

  async function importFile(file: File | null) {
    if (!file) return;
    const contact = await readContact(file);
    if ("problem" in contact) return toast.failure(words.fileUnusable, contact.problem);
    const { photo, start } = contact;
    await create(() => start, photo && (async (id) => (await import("./contact-photo.ts")).setPortrait(id, photo)));
  }

  return (
    <div className={styles.newCard}>
      <div className={styles.ways}>
        <Button
          onClick={() => create()}
          variant={isFirst ? "filled" : "default"}
          disabled={isCreating || limit !== null}
          aria-describedby={limit ? limitId : undefined}
          leftSection={<IconPlus size={18} stroke={2} aria-hidden />}
        >
          {isCreating ? words.creating : label}
        </Button>
        <FileButton
          accept=".vcf,text/vcard,text/x-vcard"
          onChange={importFile}
          disabled={isCreating || limit !== null}
          inputProps={{ onClick: resetFileInput }}
        >
          {(props) => (
            <Button
              {...props}
              variant="default"
              disabled={isCreating || limit !== null}
              leftSection={<IconAddressBook size={18} stroke={1.8} aria-hidden />}
            >
              {words.fromFile}
            </Button>
          )}
        </FileButton>
      </div>
      {limit && (
        <Suspense>
          <LimitNote id={limitId} limit={limit} />
        </Suspense>
      )}
    </div>
  );
}
