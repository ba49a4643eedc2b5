import { notifications } from "@mantine/notifications";
import { documentLocale } from "../languages/catalogue.ts";
import { uiWords } from "./words.en.ts";
import { sentence, type Text } from "../languages/message.ts";

/** Title and description as the specification quotes them; one of the two may stand alone. Each answers its id. */
export const toast = {
  success: (title: Text, message?: Text) => show(title, message, "teal"),
  failure: (title: Text, message?: Text) => show(title, message, "red"),
  /** Success that could be better. */
  advice: (title: Text, message?: Text) => show(title, message, "amber"),
  /** Hides a toast that is obsolete. */
  hide: (id: string) => void notifications.hide(id),
  /** Hides all toasts, which would cover a dialog on a phone. */
  clear: () => notifications.clean(),
};

function show(title: Text, message: Text | undefined, color: string): string {
  // One that says the same as another takes its place.
  const id = `${color} ${title} ${message ?? ""}`.replace(/\s+/g, "-");
  notifications.hide(id);
  return notifications.show({
    id,
    title: sentence(title),
    message: message && sentence(message),
    color,
    withBorder: true,
    closeButtonProps: { "aria-label": uiWords.in(documentLocale()).dismiss },
  });
}
