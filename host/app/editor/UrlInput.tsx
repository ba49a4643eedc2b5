import { TextInput } from "@mantine/core";
import { useState } from "react";
import { MAX } from "../cards/limits.ts";
import { plainLinkOf } from "../networks/link-of.ts";

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
      maxLength={MAX.url}
      value={value}
      error={error}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  );
}

/** State of a `UrlInput` for an address to add: a problem that the check found shows until the address changes. */
export function useNewUrl(label: string) {
  const [url, setUrl] = useState("");
  const [error, setError] = useState<string | null>(null);

  function isValid(): boolean {
    const { problem } = plainLinkOf(url, label);
    setError(problem ?? null);
    return problem === undefined;
  }

  function onChange(typed: string) {
    setUrl(typed);
    setError(null);
  }

  return { url, isValid, clear: () => setUrl(""), input: { value: url, error, onChange } };
}
