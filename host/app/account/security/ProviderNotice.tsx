import { Alert } from "@mantine/core";
import { useSearchParams } from "@remix-run/react";
import { isRefusal, OIDC_NOTICES } from "../../auth/oidc/outcomes.ts";

/** What somebody who comes back from the provider reads. */
export default function ProviderNotice({ provider }: { provider: string }) {
  const [search] = useSearchParams();
  const refusal = search.get("sso");
  if (isRefusal(refusal)) {
    const [title, text] = OIDC_NOTICES[refusal];
    return (
      <Alert color="red" role="alert" title={title} mb="md">
        {text(provider)}
      </Alert>
    );
  }
  if (!search.has("connected") && !search.has("proven")) return null;
  const [title, text] = search.has("connected")
    ? ["Connected", `${provider} signs you in here from now on.`]
    : ["Thank you", "For the next ten minutes you can change how you sign in."];
  return (
    <Alert color="teal" role="status" title={title} mb="md">
      {text}
    </Alert>
  );
}
