import { Button, Group } from "@mantine/core";
import { useWords } from "../../ui/use-words.ts";
import { quickWords } from "./words.en.ts";

interface Props {
  isSaving: boolean;
  onCancel: () => void;
  mt?: "lg";
}

/** Cancel and Save, at the end of a dialog's form. */
export function SaveButtons({ isSaving, onCancel, mt }: Props) {
  const text = useWords(quickWords);
  return (
    <Group justify="flex-end" mt={mt}>
      <Button variant="default" onClick={onCancel} disabled={isSaving}>
        {text.cancel}
      </Button>
      <Button type="submit" disabled={isSaving}>
        {isSaving ? text.saving : text.save}
      </Button>
    </Group>
  );
}
