import { notifications } from "@mantine/notifications";

/** Title and description as the specification quotes them; one of the two may stand alone. */
export const toast = {
  success: (title: string, message?: string) => show(title, message, "teal"),
  failure: (title: string, message?: string) => show(title, message, "red"),
};

function show(title: string, message: string | undefined, color: string): void {
  notifications.show({ title, message, color, withBorder: true, closeButtonProps: { "aria-label": "Dismiss" } });
}
