import { startWorker } from "./worker-client.ts";

// Built as /register-sw.js, for pages without the application: the public card and the landing page.
void startWorker();
