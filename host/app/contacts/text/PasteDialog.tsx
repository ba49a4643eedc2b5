import { Alert, Button, Group, Radio, Stack, Textarea } from "@mantine/core";
import { useNavigate } from "@remix-run/react";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { api } from "../../ui/api.ts";
import Modal from "../../ui/modal.tsx";
import { toast } from "../../ui/toast.ts";
import { useCall } from "../../ui/use-call.ts";
import { useWords } from "../../ui/use-words.ts";
import { contactMessages } from "../messages.en.ts";
import type { Contact } from "../people/serialize.server.ts";
import type { ScanDetails } from "../scan/scan-queue.ts";
import { MAX_TEXT, type ReadContact } from "./contact-fields.ts";
import { hasIdentity } from "./corrections.ts";
import ReadContactForm from "./ReadContactForm.tsx";
import type { TextContacts } from "./read-text.ts";
import styles from "./text.module.css";
import { textWords, type TextWords } from "./words.en.ts";

type Step =
  | { is: "pasting"; isNobody?: boolean }
  | { is: "choosing"; people: ReadContact[] }
  | { is: "read"; contact: ReadContact };

interface Props {
  /** What another app has shared: it is read at once. */
  shared?: string;
  onClose: () => void;
}

/** A contact from text: pasted, or shared by another app. */
export default function PasteDialog({ shared = "", onClose }: Props) {
  const words = useWords(textWords);
  const navigate = useNavigate();
  const [text, setText] = useState(shared.slice(0, MAX_TEXT));
  const [step, setStep] = useState<Step>({ is: "pasting" });
  const { call, isBusy } = useCall(words.notRead);

  const read = () =>
    call(async () => {
      const { others, ...first } = await api<TextContacts>("POST", "/api/contacts/read", { text });
      const people = [first, ...others].filter(({ fields }) => hasIdentity(fields));
      setStep(
        people.length > 1
          ? { is: "choosing", people }
          : people[0]
            ? { is: "read", contact: people[0] }
            : { is: "pasting", isNobody: true },
      );
    });
  const readShared = useRef(shared === "" ? undefined : read);
  useEffect(() => {
    void readShared.current?.();
    readShared.current = undefined;
  }, []);

  async function save(details: ScanDetails) {
    const { id, first, last } = await api<Contact>("POST", "/api/contacts", details);
    toast.success(first === last ? words.saved : contactMessages.duplicate);
    navigate(`/contacts/${id}`);
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    void read();
  }

  const again = () => setStep({ is: "pasting" });
  return (
    <Modal opened onClose={onClose} title={words.paste} size={step.is === "read" ? "xl" : "lg"}>
      {step.is === "pasting" && (
        <form onSubmit={submit}>
          <Stack gap="md">
            {step.isNobody && (
              <Alert color="amber" role="alert" title={words.nobody}>
                {words.nobodyText}
              </Alert>
            )}
            <Textarea
              label={words.text}
              description={words.textHint}
              autosize
              minRows={6}
              maxRows={14}
              maxLength={MAX_TEXT}
              data-autofocus
              value={text}
              onChange={({ currentTarget }) => setText(currentTarget.value)}
            />
            <Button type="submit" disabled={text.trim() === ""} loading={isBusy} style={{ alignSelf: "flex-end" }}>
              {isBusy ? words.reading : words.read}
            </Button>
          </Stack>
        </form>
      )}
      {step.is === "choosing" && (
        <PersonChoice
          people={step.people}
          words={words}
          onChoose={(contact) => setStep({ is: "read", contact })}
          onBack={again}
        />
      )}
      {step.is === "read" && (
        <ReadContactForm
          contact={step.contact}
          source={
            <pre className={styles.original} dir="auto" tabIndex={0} aria-label={words.original}>
              {text}
            </pre>
          }
          label={words.form}
          onSave={save}
          onCancel={again}
        />
      )}
    </Modal>
  );
}

interface ChoiceProps {
  people: ReadContact[];
  words: TextWords;
  onChoose: (contact: ReadContact) => void;
  onBack: () => void;
}

/** Whom of several people in one text. */
function PersonChoice({ people, words, onChoose, onBack }: ChoiceProps) {
  const [chosen, setChosen] = useState("0");
  return (
    <Stack gap="md">
      <Radio.Group label={words.who} value={chosen} onChange={setChosen}>
        <Stack gap="sm" mt="sm">
          {people.map(({ fields: { name, title, company, emails, phones } }, i) => (
            <Radio
              key={i}
              value={String(i)}
              label={name ?? emails[0] ?? phones[0]?.value ?? words.somebody}
              description={[title, company ?? emails[0]].filter(Boolean).join(", ") || undefined}
            />
          ))}
        </Stack>
      </Radio.Group>
      <Group justify="flex-end">
        <Button variant="default" onClick={onBack}>
          {words.back}
        </Button>
        <Button onClick={() => onChoose(people[Number(chosen)]!)}>{words.read}</Button>
      </Group>
    </Stack>
  );
}
