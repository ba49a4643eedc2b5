import { NativeSelect, TextInput } from "@mantine/core";
import { useState } from "react";
import { networkName } from "#sdk/card/sections/social/networks.ts";
import { LinkPreview } from "../editor/LinkPreview.tsx";
import { fieldProps } from "../ui/use-validated-form.ts";
import { sentence } from "../languages/message.ts";
import { useWords } from "../ui/use-words.ts";
import { classifyLink } from "./classify-link.ts";
import { firstRunWords } from "./words.en.ts";

type Field = Parameters<typeof fieldProps>[0];

/** The one link, as people type it; a name or number that several networks have asks for its network. */
export function LinkToCard({ website, network }: { website: Field; network: Field }) {
  const words = useWords(firstRunWords);
  const [typed, setTyped] = useState("");
  const [chosen, setChosen] = useState("");
  const classified = classifyLink(typed, chosen);
  const open = classifyLink(typed, undefined);
  const made = classified.state === "website" || classified.state === "network" ? classified.url : undefined;
  const onNetwork = classified.state === "network" ? classified.network : "";
  return (
    <>
      <TextInput
        label={words.website}
        placeholder="www.example.com, @kesslerhomes"
        autoCapitalize="none"
        spellCheck={false}
        inputWrapperOrder={["label", "input", "description", "error"]}
        description={
          classified.state === "refused"
            ? sentence(classified.problem)
            : made !== undefined && <LinkPreview network={onNetwork} url={made} />
        }
        onInput={({ currentTarget }) => setTyped(currentTarget.value)}
        {...fieldProps(website)}
      />
      {open.state === "asking" && (
        <NativeSelect
          label={words.network(typed.trim())}
          name={network.name}
          value={chosen}
          onChange={({ currentTarget }) => setChosen(currentTarget.value)}
          data={[
            { value: "", label: words.choose },
            ...open.networks.map((key) => ({ value: key, label: networkName(key) })),
          ]}
        />
      )}
    </>
  );
}
