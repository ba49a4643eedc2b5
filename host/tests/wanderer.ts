const MAX_STEPS = 20;

/** A browser without pages: keeps the cookies of each origin and follows redirects. */
export class Wanderer {
  readonly #cookies = new Map<string, Map<string, string>>();

  /** Takes a cookie, as `name=value`, to start from. */
  addCookie(origin: string, cookie: string): void {
    const [name, value] = cookie.split(/=(.*)/s) as [string, string];
    this.#of(origin).set(name, value);
  }

  /** What it sends along to an origin's calls. */
  headersFor(origin: string): Record<string, string> {
    return { origin, cookie: [...this.#of(origin)].map(([name, value]) => `${name}=${value}`).join("; ") };
  }

  /** Opens an address. Answers where it ended: the last address, its status and text. */
  async open(start: string, stopAt: RegExp = /^$/): Promise<{ url: URL; status: number; text: string }> {
    let url = new URL(start);
    for (let step = 0; step < MAX_STEPS; step++) {
      if (stopAt.test(url.href)) return { url, status: 0, text: "" };
      const own = this.#of(url.origin);
      const { cookie = "" } = this.headersFor(url.origin);
      const response = await fetch(url, { redirect: "manual", headers: cookie ? { cookie } : {} });
      for (const set of response.headers.getSetCookie()) {
        const [name, value] = set.split(";")[0]!.split(/=(.*)/s) as [string, string];
        if (/max-age=0|expires=thu, 01 jan 1970/i.test(set)) own.delete(name);
        else own.set(name, value);
      }
      const location = response.headers.get("location");
      if (response.status < 300 || response.status > 399 || location === null)
        return { url, status: response.status, text: await response.text() };
      await response.body?.cancel();
      url = new URL(location, url);
    }
    throw new Error(`${start} leads on and on`);
  }

  #of(origin: string): Map<string, string> {
    const own = this.#cookies.get(origin) ?? new Map<string, string>();
    this.#cookies.set(origin, own);
    return own;
  }
}
