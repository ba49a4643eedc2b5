const COUNT = 10_000;

/** The commonest passwords, one a line, commonest first. Loaded when somebody first chooses a password. */
export async function commonPasswords(): Promise<string> {
  const { dictionary } = await import("@zxcvbn-ts/language-common");
  return dictionary["passwords-common"].slice(0, COUNT).join("\n");
}
