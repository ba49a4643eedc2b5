// What browsers give only to pages served by https or from localhost, for pages of an own network too.

/** A unique key. */
export const randomKey = (): string => crypto.getRandomValues(new Uint32Array(4)).join("-");

/** Runs `work` in one tab or worker at a time; without https no worker does the same work. */
export const oneAtATime = <T>(name: string, work: () => Promise<T>): Promise<T> =>
  ((navigator as Partial<Navigator>).locks?.request(name, work) as Promise<T> | undefined) ?? work();
