import { Button } from "@mantine/core";
import { IconLogin2 } from "@tabler/icons-react";
import { useWords } from "../../ui/use-words.ts";
import { authWords } from "../words.en.ts";

/** Leads to the provider's own page, and from there to `returnTo`. */
export function ProviderButton({ name, returnTo }: { name: string; returnTo: string }) {
  const { login } = useWords(authWords);
  return (
    <Button
      component="a"
      href={`/auth/oidc?to=${encodeURIComponent(returnTo)}`}
      variant="default"
      size="md"
      fullWidth
      leftSection={<IconLogin2 size={18} stroke={1.8} aria-hidden />}
    >
      {login.withProvider(name)}
    </Button>
  );
}
