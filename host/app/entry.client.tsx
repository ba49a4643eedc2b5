import { RemixBrowser } from "@remix-run/react";
import { startTransition, StrictMode } from "react";
import { hydrateRoot } from "react-dom/client";
import { watchInstall } from "./pwa/install-prompt.ts";
import { startWorker } from "./pwa/worker-client.ts";

watchInstall();
startTransition(() => {
  hydrateRoot(document, <StrictMode><RemixBrowser /></StrictMode>);
});

// After the page itself: the worker's first work is to fetch the shell, which must not be in its way.
addEventListener("load", () => void startWorker(), { once: true });
