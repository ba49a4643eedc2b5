import type { MouseEvent } from "react";

/** The name of a file input. */
export const chooseFile = (label: string) => `${label}: choose a file`;

/**
 * `onClick` of a file input: lets the same file be chosen again, after a refusal or a cancelled crop; else the browser
 * tells of no change.
 */
export const forgetChoice = ({ currentTarget }: MouseEvent<HTMLInputElement>) => {
  currentTarget.value = "";
};
