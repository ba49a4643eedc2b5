import { expect, test } from "vitest";
import { Unauthenticated } from "../errors.ts";
import { withRechecks } from "./while-permitted.server.ts";

/** Makes a piece whenever one is taken. */
const endless = () =>
  new Response(
    new ReadableStream<Uint8Array>(
      { pull: (controller) => controller.enqueue(new Uint8Array(10)) },
      { highWaterMark: 0 },
    ),
    { status: 207, headers: { "content-type": "text/csv" } },
  );

test("a body breaks off once its reader may not have it any more", async () => {
  let isPermitted = true;
  const recheck = async () => {
    if (!isPermitted) throw new Unauthenticated();
  };
  const response = withRechecks(endless(), recheck, 0);
  expect([response.status, response.headers.get("content-type")]).toEqual([207, "text/csv"]);
  const reader = response.body!.getReader();
  for (let taken = 0; taken < 10; taken++) expect((await reader.read()).value).toHaveLength(10);
  isPermitted = false;
  const rest = async () => {
    for (let taken = 0; taken < 10; taken++) await reader.read();
  };
  await expect(rest()).rejects.toBeInstanceOf(Unauthenticated);
});

test("a body that is taken at once asks nobody", async () => {
  let rechecks = 0;
  const response = withRechecks(new Response("a,b\n"), async () => {
    rechecks++;
  });
  expect([await response.text(), rechecks]).toEqual(["a,b\n", 0]);
});
