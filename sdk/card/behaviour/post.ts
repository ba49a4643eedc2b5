/**
 * Sends JSON that outlives the page (keepalive) and needs no preflight beyond CORS; never throws: a lost count is no
 * visitor's problem.
 */
export async function post(url: string, body: object): Promise<{ id?: number } | undefined> {
  try {
    const response = await fetch(url, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
      keepalive: true,
    });
    return await response.json();
  } catch (error) {
    // eslint-disable-next-line no-console -- the specification: failures are only logged.
    console.warn("meishi:", error);
  }
}
