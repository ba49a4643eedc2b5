import { TextInput } from "@mantine/core";
import { LIMITS } from "../cards/limits.ts";

interface Props {
  value: string;
  error: string | null | undefined;
  onChange: (url: string) => void;
}

/** The address of a new link or button. */
export function UrlInput({ value, error, onChange }: Props) {
  return (
    <TextInput
      label="URL"
      type="url"
      maxLength={LIMITS.url}
      value={value}
      error={error}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  );
}
