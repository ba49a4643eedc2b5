import type { KitWords } from "./en.ts";

export const words: KitWords = {
  signature: { title: "이메일 서명", card: "내 디지털 명함", codeOf: (name) => `${name}의 명함 QR 코드` },
  poster: "스캔하여 연락처를 저장하세요",
};
