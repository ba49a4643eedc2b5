import { RemixBrowser } from "@remix-run/react";
import { startTransition, StrictMode } from "react";
import { hydrateRoot } from "react-dom/client";
import { cataloguesLoaded } from "./languages/catalogue.ts";
import { watchInstall } from "./pwa/install/install-prompt.ts";
import { startWorker } from "./pwa/worker-client.ts";
import { keepTyped } from "./ui/typed-values.ts";
import { shareNonce } from "./ui/nonce.ts";

shareNonce();
watchInstall();

keepTyped();

function hydrate() {
  hydrateRoot(
    document,
    <StrictMode>
      <RemixBrowser />
    </StrictMode>,
    // An extension has changed the page, and React draws it anew: no failure of ours.
    { onRecoverableError: () => undefined },
  );
}

// Hydrated without its words, a page in another language than English would be drawn anew in parts.
void cataloguesLoaded().then(() => startTransition(hydrate));

void startWorker();
