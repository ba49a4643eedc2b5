import { Alert } from "@mantine/core";
import { useSearchParams } from "@remix-run/react";
import { isRefusal } from "../../auth/oidc/outcomes.ts";
import { providerWords } from "../../auth/oidc/words.en.ts";
import { useWords } from "../../ui/use-words.ts";
import { securityWords } from "./words.en.ts";

/** Result shown after returning from the provider. */
export default function ProviderNotice({ provider }: { provider: string }) {
  const words = useWords(securityWords);
  const refusals = useWords(providerWords);
  const [search] = useSearchParams();
  const refusal = search.get("sso");
  if (isRefusal(refusal)) {
    const [title, text] = refusals[refusal];
    return (
      <Alert color="red" role="alert" title={title} mb="md">
        {text(provider)}
      </Alert>
    );
  }
  if (!search.has("connected") && !search.has("proven")) return null;
  const [title, text] = search.has("connected")
    ? [words.provider.connected, words.provider.connectedText(provider)]
    : [words.provider.proven, words.provider.provenText];
  return (
    <Alert color="teal" role="status" title={title} mb="md">
      {text}
    </Alert>
  );
}
