import type { InputWords } from "./words.en.ts";

export const words: InputWords = {
  charset: "Falls Buchstaben falsch aussehen",
  anyCharset: "Automatisch",
  charsets: {
    "utf-8": "Unicode",
    "windows-1252": "Westeuropäisch",
    "windows-1250": "Mitteleuropäisch",
    "windows-1251": "Kyrillisch",
    "windows-1253": "Griechisch",
    "windows-1254": "Türkisch",
    "windows-1255": "Hebräisch",
    "windows-1256": "Arabisch",
    shift_jis: "Japanisch",
    gbk: "Chinesisch, vereinfacht",
    big5: "Chinesisch, traditionell",
    "euc-kr": "Koreanisch",
    macintosh: "Westeuropäisch, alter Mac",
    cp850: "Westeuropäisch, DOS",
  },
};
