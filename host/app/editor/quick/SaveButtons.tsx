import { Button, Group } from "@mantine/core";

interface Props {
  isSaving: boolean;
  onCancel: () => void;
  mt?: "lg";
}

/** Cancel and Save, at the end of a dialog's form. */
export function SaveButtons({ isSaving, onCancel, mt }: Props) {
  return (
    <Group justify="flex-end" mt={mt}>
      <Button variant="default" onClick={onCancel} disabled={isSaving}>
        Cancel
      </Button>
      <Button type="submit" disabled={isSaving}>
        {isSaving ? "Saving..." : "Save"}
      </Button>
    </Group>
  );
}
