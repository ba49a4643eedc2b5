const COUNT = 10_000;

/** The most common passwords, one per line, most common first. Loaded when first needed. */
export async function commonPasswords(): Promise<string> {
  const { dictionary } = await import("@zxcvbn-ts/language-common");
  return dictionary["passwords-common"].slice(0, COUNT).join("\n");
}
