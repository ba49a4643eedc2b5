import { AwsClient } from "aws4fetch";
import { NotFound } from "../errors.ts";
import { withDeadline } from "../runtime/deadline.ts";
import { errorFields, log } from "../runtime/log.server.ts";
import {
  nameOf,
  storageUnreachable,
  storageWriteFailed,
  OWNER_FILE,
  QUARANTINE,
  type Storage,
  type StoredFile,
  storageUnusable,
} from "./storage-interface.server.ts";
import type { S3Bucket } from "../config/storage-url.ts";
import { mediaTypeOf } from "./media-types.ts";
import { errorMessages } from "../languages/error-messages.en.ts";

/** One request, with its body. A visitor who waits longer has left. */
const TIMEOUT_MS = 8_000;
/** A second attempt helps against a lost connection or a bad machine; more would only keep people waiting. */
const TRIES = 2;

/** An answer that is none of those expected. Its words stay out: they may hold what was signed. */
class S3Error extends Error {
  override name = "S3Error";
  readonly code: string;
  constructor(readonly status: number) {
    super(`S3 answered ${status}`);
    this.code = `HTTP ${status}`;
  }
}

/** Files in a bucket of an S3-compatible service. A put is all or nothing there. */
export function s3Storage(
  { endpoint, region, accessKeyId, secretAccessKey, prefix }: S3Bucket,
  timeout = TIMEOUT_MS,
): Storage {
  const signer = new AwsClient({ accessKeyId, secretAccessKey, region, service: "s3" });
  const urlOf = (name: string) => `${endpoint}/${prefix}${nameOf(name)}`;

  /** Sends a signed request; a status that is not expected is an S3Error. */
  async function send(
    method: string,
    url: string,
    expected: number[],
    body?: Uint8Array<ArrayBuffer>,
    headers?: Record<string, string>,
  ): Promise<{ status: number; bytes: Buffer }> {
    const request = await signer.sign(url, { method, body, headers });
    return withDeadline(timeout, async (signal) => {
      // A redirect could lead our signed request to another machine.
      const response = await fetch(request, { redirect: "error", signal });
      const { status } = response;
      if (expected.includes(status)) return { status, bytes: Buffer.from(await response.arrayBuffer()) };
      await response.body?.cancel();
      throw new S3Error(status);
    });
  }

  /** The first form of listing, by the last key seen: services that know no other still exist. */
  const listPage = async (marker: string, count = 1000, below = prefix) =>
    (
      await send(
        "GET",
        `${endpoint}?${new URLSearchParams({ prefix: below, marker, "max-keys": String(count) })}`,
        [200],
      )
    ).bytes.toString();

  /** Every object whose key begins so. */
  async function* objects(below: string): AsyncGenerator<StoredObject> {
    for (let last = ""; ;) {
      const page = await orUnreached("uploads not listed", undefined, () => listPage(last, 1000, below));
      const batch = [...objectsIn(page)];
      yield* batch;
      if (batch.length === 0 || !page.includes("<IsTruncated>true<")) return;
      last = batch.at(-1)!.key;
    }
  }

  const quarantine = `${prefix}${QUARANTINE}/`;
  const bucket = new URL(endpoint).pathname;
  const ownerUrl = `${endpoint}/${prefix}${OWNER_FILE}`;
  const isHidden = (name: string) => name.startsWith(`${QUARANTINE}/`) || /(^|\/)\./.test(name);

  return {
    async write(name, bytes) {
      const url = urlOf(name);
      try {
        await twice(() => send("PUT", url, [200], new Uint8Array(bytes), { "content-type": mediaTypeOf(name) }));
      } catch (error) {
        log("error", "upload not stored", { name, ...errorFields(error) });
        // It may have arrived although the answer did not.
        void send("DELETE", url, [204, 200, 404]).catch(() => {});
        throw storageWriteFailed();
      }
    },
    async read(name) {
      const url = urlOf(name);
      const result = await orUnreached("upload not read", name, async () => {
        const { status, bytes } = await send("GET", url, [200, 404]);
        return { isThere: status === 200, bytes };
      });
      if (!result.isThere) throw new NotFound(errorMessages.notFound);
      return new Uint8Array(result.bytes);
    },
    async remove(name) {
      const url = urlOf(name);
      await orUnreached("upload not removed", name, () => send("DELETE", url, [204, 200, 404]));
    },
    async *list() {
      for await (const { key, ...file } of objects(prefix)) {
        const name = key.slice(prefix.length);
        if (!isHidden(name)) yield { name, ...file };
      }
    },
    async setAside(name) {
      const url = urlOf(name);
      const source = { "x-amz-copy-source": `${bucket}/${prefix}${nameOf(name)}` };
      await orUnreached("upload not set aside", name, async () => {
        const copy = await send("PUT", `${endpoint}/${quarantine}${nameOf(name)}`, [200, 404], undefined, source);
        // A copy that fails after the answer has begun says so in the body of a 200.
        if (copy.bytes.includes("<Error>") && copy.status === 200) throw new S3Error(500);
        if (copy.status === 404) return;
        await send("DELETE", url, [204, 200, 404]);
      });
    },
    async emptyQuarantine(before) {
      let removed = 0;
      for await (const { key, modifiedAt } of objects(quarantine)) {
        if (modifiedAt >= before) continue;
        await orUnreached("quarantine not emptied", key, () => send("DELETE", `${endpoint}/${key}`, [204, 200, 404]));
        removed++;
      }
      return removed;
    },
    readOwner: () =>
      orUnreached("storage's owner not read", undefined, async () => {
        const { status, bytes } = await send("GET", ownerUrl, [200, 404]);
        return (status === 200 && bytes.toString().trim()) || undefined;
      }),
    async writeOwner(identity) {
      const bytes = new TextEncoder().encode(`${identity}\n`);
      await orUnreached("storage's owner not written", undefined, () =>
        send("PUT", ownerUrl, [200], bytes, { "content-type": "text/plain" }),
      );
    },
    async check() {
      try {
        await listPage("", 1);
      } catch (error) {
        if (error instanceof S3Error && error.status < 500) {
          throw storageUnusable(
            error.status === 404 ? "there is no such bucket" : `the service refuses the key (${error.status})`,
          );
        }
        // It may be down for a moment: pages work meanwhile, uploads answer 503.
        log("warn", "storage does not answer", errorFields(error));
      }
    },
  };
}

type StoredObject = Omit<StoredFile, "name"> & { key: string };

function* objectsIn(page: string): Generator<StoredObject> {
  for (const [, entry] of page.matchAll(/<Contents>([\s\S]*?)<\/Contents>/g)) {
    const field = (name: string) => unescapeXml(new RegExp(`<${name}>([^<]*)<`).exec(entry!)?.[1] ?? "");
    yield { key: field("Key"), bytes: Number(field("Size")), modifiedAt: new Date(field("LastModified")) };
  }
}

const ENTITIES: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };
const unescapeXml = (text: string) =>
  text.replace(/&(?:#(\d+)|#x([\da-f]+)|(\w+));/gi, (whole, decimal, hex, name) =>
    decimal
      ? String.fromCodePoint(Number(decimal))
      : hex
        ? String.fromCodePoint(parseInt(hex, 16))
        : (ENTITIES[name] ?? whole),
  );

async function orUnreached<T>(message: string, name: string | undefined, request: () => Promise<T>): Promise<T> {
  try {
    return await twice(request);
  } catch (error) {
    log("error", message, { name, ...errorFields(error) });
    throw storageUnreachable();
  }
}

/** Tries again what failed on the service's side; all our requests may be repeated. */
async function twice<T>(request: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await request();
    } catch (error) {
      const isOurs = error instanceof S3Error && error.status < 500;
      if (attempt === TRIES || isOurs || (error as Error).name === "TimeoutError") throw error;
    }
  }
}
