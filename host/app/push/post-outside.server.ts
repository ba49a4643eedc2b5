import { withDeadline } from "../runtime/deadline.ts";

/** A push service that takes longer holds up the others. */
const TIMEOUT_MS = 10_000;

interface OutsideAnswer {
  status: number;
  retryAfter: string | null;
}

/** Posts to an address that a user's browser named. */
export async function postOutside(
  url: string,
  { headers, body }: { headers: Record<string, string>; body: Buffer },
): Promise<OutsideAnswer> {
  return withDeadline(TIMEOUT_MS, async (signal) => {
    const response = await fetch(url, {
      method: "POST",
      headers,
      body: new Uint8Array(body),
      redirect: "manual",
      signal,
    });
    await response.body?.cancel();
    return { status: response.status, retryAfter: response.headers.get("retry-after") };
  });
}
