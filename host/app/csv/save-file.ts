import { uiMessages } from "../ui/messages.en.ts";

/** Title and text of the failure: the writer of CSV comes on use. */
export const EXPORT_FAILED_TITLE = [uiMessages.fileNotCreated, uiMessages.checkConnection] as const;

/** Lets the browser save what lies at an address. */
export function downloadFile(href: string, fileName: string): void {
  Object.assign(document.createElement("a"), { href, download: fileName }).click();
}

/** Hands a CSV text to the browser as a file to save. */
export function downloadCsv(text: string, fileName: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: "text/csv;charset=utf-8" }));
  downloadFile(url, fileName);
  URL.revokeObjectURL(url);
}
