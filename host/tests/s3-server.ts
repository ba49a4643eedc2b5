import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { importFetched } from "../scripts/fetched.ts";

/** What the package's class offers us; it comes without types. */
interface S3rver {
  configureBuckets(): Promise<unknown>;
  callback(): (request: IncomingMessage, response: ServerResponse) => void;
  logger: { exceptions: { unhandle(): void }; close(): void };
}
type S3rverClass = new (options: Record<string, unknown>) => S3rver;

/** A local S3 server with a bucket "cards" that can be told to fail. */
export interface S3Server {
  /** STORAGE_URL for it. */
  url: string;
  /** As it is, answering 500, or taking requests and never answering. */
  behave(as: "well" | "failing" | "silent"): void;
  /** Requests seen so far. */
  readonly requests: number;
  stop(): Promise<void>;
}

/** Starts one on a free port, or on the given one; its keys are those the package knows. */
export async function startS3(port = 0): Promise<S3Server> {
  const { default: S3rver } = await importFetched<{ default: S3rverClass }>("s3");
  const directory = mkdtempSync(join(tmpdir(), "meishi-s3-"));
  const s3 = new S3rver({ silent: true, directory, configureBuckets: [{ name: "cards" }], vhostBuckets: false });
  await s3.configureBuckets();
  const handle = s3.callback();
  let mood: Parameters<S3Server["behave"]>[0] = "well";
  let requests = 0;
  const server = createServer((request, response) => {
    requests++;
    if (mood === "well") return handle(request, response);
    request.resume();
    if (mood === "failing")
      response.writeHead(500, { "content-type": "application/xml" }).end("<Error><Code>InternalError</Code></Error>");
  });
  server.listen(port, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `s3://S3RVER:S3RVER@127.0.0.1:${(server.address() as AddressInfo).port}/cards/files?tls=off`,
    behave: (as) => void (mood = as),
    get requests() {
      return requests;
    },
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
      s3.logger.exceptions.unhandle();
      s3.logger.close();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}
