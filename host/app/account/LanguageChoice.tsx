import { LANGUAGE_NAMES } from "#sdk/languages.ts";
import type { PublicUser } from "../auth/sessions/session.server.ts";
import { LOCALES } from "../languages/locales.ts";
import { api } from "../ui/api.ts";
import { useCall } from "../ui/use-call.ts";
import { useWords } from "../ui/use-words.ts";
import styles from "./account.module.css";
import { accountWords } from "./words.en.ts";

/** The language of the account's pages and mails, or the browser's. */
export function LanguageChoice({ user }: { user: PublicUser }) {
  const { label, ofBrowser, failed } = useWords(accountWords).language;
  const { call, isBusy } = useCall(failed, { leavesPage: true });

  async function choose(locale: string) {
    const isDone = await call(() => api("PUT", `/api/users/${user.id}`, { locale: locale || null }));
    if (isDone) window.location.assign("/account"); // a document has one language
  }

  return (
    <select
      className={styles.language}
      aria-label={label}
      value={user.locale ?? ""}
      disabled={isBusy}
      onChange={({ currentTarget }) => void choose(currentTarget.value)}
    >
      <option value="">{ofBrowser}</option>
      {LOCALES.map((locale) => (
        <option key={locale} value={locale} lang={locale}>
          {LANGUAGE_NAMES[locale]}
        </option>
      ))}
    </select>
  );
}
