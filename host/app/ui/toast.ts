import { notifications } from "@mantine/notifications";
import { documentLocale } from "../languages/catalogue.ts";
import { translateMessage } from "./translate-message.ts";
import { uiWords } from "./words.en.ts";

/** Title and description as the specification quotes them; one of the two may stand alone. Each answers its id. */
export const toast = {
  success: (title: string, message?: string) => show(title, message, "teal"),
  failure: (title: string, message?: string) => show(title, message, "red"),
  /** Takes one away that is no longer true. */
  hide: (id: string) => void notifications.hide(id),
  /** Takes all away: on a phone they would cover a dialog that opens. */
  clear: () => notifications.clean(),
};

function show(title: string, message: string | undefined, color: string): string {
  // One that says the same as another takes its place.
  const id = `${color} ${title} ${message ?? ""}`.replace(/\s+/g, "-");
  notifications.hide(id);
  return notifications.show({
    id,
    title: translateMessage(title),
    message: message && translateMessage(message),
    color,
    withBorder: true,
    closeButtonProps: { "aria-label": uiWords.in(documentLocale()).dismiss },
  });
}
