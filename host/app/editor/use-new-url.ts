// Apart from the field, which the quick editor shows without the table of networks.
import { useState } from "react";
import { parsePlainLink } from "../networks/parse-link.ts";
import { sentence } from "../languages/message.ts";

/** State of a `UrlInput` for an address to add: a problem that the check found shows until the address changes. */
export function useNewUrl(label: string) {
  const [url, setUrl] = useState("");
  const [error, setError] = useState<string | null>(null);

  function isValid(): boolean {
    const { problem } = parsePlainLink(url, label);
    setError(problem === undefined ? null : sentence(problem));
    return problem === undefined;
  }

  function onChange(typed: string) {
    setUrl(typed);
    setError(null);
  }

  return { url, isValid, clear: () => setUrl(""), input: { value: url, error, onChange } };
}
