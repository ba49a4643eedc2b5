/** How a text of that language (BCP 47) runs. */
export const directionIn = (language: string): "ltr" | "rtl" =>
  /^(ar|fa|he|ur|yi|ps|sd|ug|dv|ckb)\b/i.test(language) ? "rtl" : "ltr";
