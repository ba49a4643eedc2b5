import type { Block } from "../blocks.ts";

/** The chapter about cards on phones. */
export const MOBILE: Block[] = [
  {
    kind: "list",
    items: [
      "Look at your card on a phone, outdoors, at arm's length: name and Save Contact should be readable at once.",
      "Use a photo with your face in the upper middle; it is cut to a square.",
      "Keep the about text to two or three sentences. Longer text is collapsed.",
      "Phone numbers may be typed as you dial them: Meishi adds the country code, so that they can be called from abroad.",
      "Put the two links people need most first.",
      "Open your card once on your own phone: after that it also opens offline.",
    ],
  },
];
