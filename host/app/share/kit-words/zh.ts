import type { KitWords } from "./en.ts";

export const words: KitWords = {
  signature: { title: "邮件签名", card: "我的电子名片", codeOf: (name) => `${name}的名片二维码` },
  poster: "扫码保存我的联系方式",
};
