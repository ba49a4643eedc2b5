import { startWorker } from "./worker-client.ts";

// Built as /register-sw.js, for pages without the application: the public card.
if (document.readyState === "complete") void startWorker();
else addEventListener("load", () => void startWorker(), { once: true });
