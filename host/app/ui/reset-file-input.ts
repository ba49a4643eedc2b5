import type { MouseEvent } from "react";

/** `onClick` of a file input: clears it, so that choosing the same file again fires `change`. */
export const resetFileInput = ({ currentTarget }: MouseEvent<HTMLInputElement>) => {
  currentTarget.value = "";
};
