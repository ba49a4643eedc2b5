import { TextInput } from "@mantine/core";
import { LIMITS } from "../cards/limits.ts";
import { parseNetworkLink, needsCountry } from "../networks/parse-link.ts";
import { exampleOf, findNetwork } from "../networks/networks.ts";
import { sentence } from "../languages/message.ts";
import { useWords } from "../ui/use-words.ts";
import { LinkPreview } from "./LinkPreview.tsx";
import { editorWords } from "./words.en.ts";

interface Props {
  network: string;
  label: string;
  value: string;
  error?: string | null;
  isFocused?: boolean;
  onChange: (typed: string) => void;
}

const INPUT_MODES = { name: undefined, phone: "tel", email: "email", link: "url" } as const;

/** Input for a network's link or user name; shows the resulting link. */
export default function LinkField({ network, label, value, error, isFocused, onChange }: Props) {
  return (
    <TextInput
      label={label}
      placeholder={exampleOf(network)}
      inputMode={INPUT_MODES[findNetwork(network)?.input ?? "link"]}
      autoCapitalize="none"
      spellCheck={false}
      maxLength={LIMITS.url}
      value={value}
      error={error}
      data-autofocus={isFocused || undefined}
      inputWrapperOrder={["label", "input", "description", "error"]}
      description={!error && <Made network={network} typed={value} />}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  );
}

function Made({ network, typed }: { network: string; typed: string }) {
  const text = useWords(editorWords);
  if (typed.trim() === "") return text.social.such(exampleOf(network));
  if (needsCountry(network, typed)) return <LinkPreview network={network} url={null} />;
  const { url, problem } = parseNetworkLink(network, typed);
  return problem === undefined ? <LinkPreview network={network} url={url} typed={typed} /> : sentence(problem);
}
