import { Button, Checkbox, Group, NumberInput, Stack, Text, TextInput } from "@mantine/core";
import { useRevalidator } from "@remix-run/react";
import { IconPlus, IconTrash } from "@tabler/icons-react";
import { type FormEvent, useState } from "react";
import { api, errorMessage } from "../ui/api.ts";
import { toast } from "../ui/toast.ts";
import Modal from "../ui/modal.tsx";
import { MAX_LENGTH } from "./contact.ts";
import type { ContactSettings } from "./settings.server.ts";
import { useWords } from "../ui/use-words.ts";
import { contactsWords } from "./words.en.ts";
import { uiMessages } from "../ui/messages.en.ts";

/** The words of the stages, how long contacts are kept, and the mail of the day. */
export default function SettingsDialog({ settings, onClose }: { settings: ContactSettings; onClose: () => void }) {
  const text = useWords(contactsWords);
  const { revalidate } = useRevalidator();
  const [stages, setStages] = useState(settings.stages.map((was) => ({ was, name: text.stageName(was) })));
  const [days, setDays] = useState<number | string>(settings.retentionDays ?? "");
  const [mailsReminders, setMails] = useState(settings.mailsReminders);
  const [problem, setProblem] = useState<string | null>(null);

  async function save(event: FormEvent) {
    event.preventDefault();
    try {
      await api("PATCH", "/api/contacts/settings", {
        // Names that the page has translated stay as they are stored.
        stages: stages.map(({ was, name }) => ({ was, name: name === text.stageName(was) ? was : name })),
        retentionDays: days === "" ? null : Number(days),
        mailsReminders,
      });
      toast.success(text.setting.saved);
      revalidate();
      onClose();
    } catch (error) {
      setProblem(errorMessage(error, uiMessages.tryAgain));
      toast.failure(uiMessages.changesNotSaved);
    }
  }

  return (
    <Modal opened onClose={onClose} title={text.setting.title}>
      <form onSubmit={save}>
        <Stack gap="md">
          <fieldset style={{ margin: 0, padding: 0, border: 0 }}>
            <Text component="legend" fw={500} size="sm" mb={6}>
              {text.setting.stages}
            </Text>
            <Stack gap="xs">
              {stages.map(({ name, was }, i) => (
                <Group key={was || i} wrap="nowrap" gap="xs">
                  <TextInput
                    aria-label={text.setting.stage(i + 1)}
                    value={name}
                    required
                    maxLength={MAX_LENGTH.stage}
                    onChange={({ currentTarget: { value } }) =>
                      setStages(stages.map((one, at) => (at === i ? { ...one, name: value } : one)))
                    }
                    flex={1}
                  />
                  <Button
                    variant="default"
                    px="xs"
                    aria-label={text.setting.remove(name)}
                    disabled={stages.length === 1}
                    onClick={() => setStages(stages.filter((_, at) => at !== i))}
                  >
                    <IconTrash size={18} stroke={1.8} aria-hidden />
                  </Button>
                </Group>
              ))}
              <Button
                variant="default"
                onClick={() => setStages([...stages, { was: "", name: "" }])}
                leftSection={<IconPlus size={18} stroke={1.8} aria-hidden />}
              >
                {text.setting.addStage}
              </Button>
            </Stack>
          </fieldset>
          <NumberInput
            label={text.setting.days}
            description={text.setting.daysText}
            value={days}
            onChange={setDays}
            min={1}
            max={36_500}
            allowDecimal={false}
          />
          <Checkbox
            radius="sm"
            label={text.setting.mails}
            checked={mailsReminders}
            onChange={({ currentTarget }) => setMails(currentTarget.checked)}
          />
          {problem && (
            <Text c="red" role="alert">
              {problem}
            </Text>
          )}
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              {text.cancel}
            </Button>
            <Button type="submit">{text.save}</Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}
