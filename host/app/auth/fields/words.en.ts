import { catalogue } from "../../languages/catalogue.ts";
import { SHOW_PASSWORD } from "../sentences.ts";
import { authMessages } from "../messages.en.ts";

/** The fields of forms about an account. */
export const words = {
  username: "Username",
  email: "Email",
  fullName: "Full name",
  password: "Password",
  newPassword: "New password",
  confirmPassword: "Confirm new password",
  visibility: SHOW_PASSWORD as string,
  code: "Code",
  nameRule: "3 to 20 letters from a to z, digits, dots, hyphens or underscores",
  yourLink: "Your link:",
  change: "Change",
  changeLink: "Change your link",
  nameMended: "Suggested name",
  useName: (name: string) => `Use ${name}`,
  nameTaken: String(authMessages.usernameTaken),
  nameFree: (name: string, address: string) => `${name} is available. Your card's address: ${address}`,
  namesFree: "Available names",
  terms: ["By creating an account you accept the ", "terms", " and the ", "privacy policy", "."],
};

export type FieldWords = typeof words;
export const fieldWords = catalogue("auth/fields", words);
