/** Code pages that files without a mark are in, as dialogs offer them. */
export const CHARSETS = [
  "utf-8",
  "windows-1252",
  "windows-1250",
  "windows-1251",
  "windows-1253",
  "windows-1254",
  "windows-1255",
  "windows-1256",
  "shift_jis",
  "gbk",
  "big5",
  "euc-kr",
  "macintosh",
  "cp850",
] as const;
export type Charset = (typeof CHARSETS)[number];
