import type { MouseEvent } from "react";

/**
 * `onClick` of a file input: lets the same file be chosen again, after a refusal or a cancelled crop; else the browser
 * tells of no change.
 */
export const resetFileInput = ({ currentTarget }: MouseEvent<HTMLInputElement>) => {
  currentTarget.value = "";
};
