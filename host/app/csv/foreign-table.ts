import { decodeText } from "../input/decode-text.ts";
import { inputMessages } from "../input/messages.en.ts";
import type { Message } from "../languages/message.ts";

/** Excel 2, 3 and 4 write a worksheet without a container. */
const OLD_EXCEL = [
  [0x09, 0x00, 0x04, 0x00],
  [0x09, 0x02, 0x06, 0x00],
  [0x09, 0x04, 0x06, 0x00],
];

/**
 * Message for a file that only looks like a table: a web page or XML saved as .xls, or a worksheet of old Excel.
 * `formats` is what it should be saved as. Undefined for other files.
 */
export function foreignTable(bytes: Uint8Array, formats: "csv" | "xlsx"): Message | undefined {
  if (OLD_EXCEL.some((start) => start.every((byte, i) => bytes[i] === byte)))
    return inputMessages.tableOfOldExcel(formats);
  const start = decodeText(bytes.subarray(0, 4_000)).trimStart();
  if (/^<\?xml\b/i.test(start) && /<(?:\w{1,20}:)?Workbook[\s>]/.test(start)) return inputMessages.tableOfXml(formats);
  if (/^<(?:!doctype html|!--|\?xml|html|head|meta|body|table|style)\b/i.test(start) || /^MIME-Version:/i.test(start))
    return inputMessages.tableOfHtml(formats);
  return undefined;
}
