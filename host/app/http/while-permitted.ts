/** A download that lasts longer asks again whether its reader still has access. */
const RECHECK_MS = 5_000;

/**
 * A response whose body, while it is being taken, asks again now and then whether it may go on: what throws breaks it
 * off. A slow reader would otherwise get what is written after a session, a key or a membership has ended.
 */
export function whilePermitted(response: Response, recheck: () => Promise<unknown>, interval = RECHECK_MS): Response {
  if (!response.body) return response;
  let checkedAt = performance.now();
  const checked = new TransformStream<Uint8Array, Uint8Array>({
    async transform(chunk, controller) {
      if (performance.now() - checkedAt >= interval) {
        await recheck();
        checkedAt = performance.now();
      }
      controller.enqueue(chunk);
    },
  });
  const { status, headers } = response;
  return new Response(response.body.pipeThrough(checked), { status, headers });
}
