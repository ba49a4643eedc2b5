import { RemixBrowser } from "@remix-run/react";
import { startTransition, StrictMode } from "react";
import { hydrateRoot } from "react-dom/client";
import { watchInstall } from "./pwa/install-prompt.ts";
import { startWorker } from "./pwa/worker-client.ts";
import { shareNonce } from "./ui/nonce.ts";

shareNonce();
watchInstall();
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <RemixBrowser />
    </StrictMode>,
  );
});

void startWorker();
