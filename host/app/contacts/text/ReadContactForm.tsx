import { Stack } from "@mantine/core";
import { type ReactNode, useState } from "react";
import ScanForm from "../scan/ScanForm.tsx";
import type { ScanDetails } from "../scan/scan-queue.ts";
import { useWords } from "../../ui/use-words.ts";
import type { ContactFields, ReadContact } from "./contact-fields.ts";
import { detailsOf, isSplittable, splitName, swapNameAndCompany } from "./corrections.ts";
import styles from "./text.module.css";
import { textWords } from "./words.en.ts";

interface Props {
  contact: ReadContact;
  /** The picture or text that it was read from, shown beside the fields. */
  source: ReactNode;
  label: string;
  onSave: (details: ScanDetails) => Promise<void>;
  onCancel: () => void;
}

type State = { details: ScanDetails; doubtful: readonly (keyof ContactFields)[]; version: number };

/** The fields of a read contact beside its source, doubtful ones marked; one press corrects the usual mistakes. */
export default function ReadContactForm({ contact, source, label, onSave, onCancel }: Props) {
  const text = useWords(textWords);
  const [{ details, doubtful, version }, setState] = useState<State>({
    details: detailsOf(contact),
    doubtful: contact.doubtful,
    version: 0,
  });
  // The form keeps its values: corrected ones need a new form, by its key.
  const correct = (corrected: ScanDetails) =>
    setState({
      details: corrected,
      doubtful: doubtful.filter((field) => field !== "name" && field !== "company"),
      version: version + 1,
    });
  return (
    <div className={styles.beside}>
      <div className={styles.source}>{source}</div>
      <Stack gap="sm">
        <ScanForm
          key={version}
          details={details}
          isUnread={false}
          label={label}
          doubtful={doubtful}
          corrections={[
            { label: text.swap, apply: swapNameAndCompany },
            ...(isSplittable(details) ? [{ label: text.split, apply: splitName }] : []),
          ]}
          onCorrect={correct}
          onSave={onSave}
          onCancel={onCancel}
        />
      </Stack>
    </div>
  );
}
