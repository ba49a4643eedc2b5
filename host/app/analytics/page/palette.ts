/** The five colours of charts, in the order they are used. */
export const PALETTE = [
  "var(--mantine-color-amber-5)",
  "var(--mantine-color-teal-5)",
  "var(--mantine-color-blue-5)",
  "var(--mantine-color-rose-5)",
  "var(--mantine-color-violet-5)",
] as const;
