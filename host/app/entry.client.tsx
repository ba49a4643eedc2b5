import { RemixBrowser } from "@remix-run/react";
import { startTransition, StrictMode } from "react";
import { hydrateRoot } from "react-dom/client";
import { cataloguesLoaded } from "./languages/catalogue.ts";
import { watchInstall } from "./pwa/install/install-prompt.ts";
import { startWorker } from "./pwa/worker-client.ts";
import { rememberTyped } from "./ui/typed-values.ts";
import { shareNonce } from "./ui/nonce.ts";

shareNonce();
watchInstall();

const restoreTyped = rememberTyped();

function hydrate() {
  hydrateRoot(
    document,
    <StrictMode>
      <RemixBrowser />
    </StrictMode>,
    {
      // The page was drawn anew, because an extension had changed it. Its fields listen once their effects have run.
      onRecoverableError: () => window.setTimeout(restoreTyped),
    },
  );
}

// Hydrated without its words, a page in another language than English would be drawn anew in parts.
void cataloguesLoaded().then(() => startTransition(hydrate));

void startWorker();
