import { catalogue } from "../languages/catalogue.ts";

/** The choice of a file's code page. */
export const words = {
  charset: "If letters look wrong",
  anyCharset: "Automatic",
  charsets: {
    "utf-8": "Unicode",
    "windows-1252": "Western",
    "windows-1250": "Central European",
    "windows-1251": "Cyrillic",
    "windows-1253": "Greek",
    "windows-1254": "Turkish",
    "windows-1255": "Hebrew",
    "windows-1256": "Arabic",
    shift_jis: "Japanese",
    gbk: "Chinese, simplified",
    big5: "Chinese, traditional",
    "euc-kr": "Korean",
    macintosh: "Western, old Mac",
    cp850: "Western, DOS",
  },
};

export type InputWords = typeof words;
export const inputWords = catalogue("input", words);
