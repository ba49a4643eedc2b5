/** A text with values in place of its `{}`, in their order. */
export const filled = (text: string, ...values: unknown[]): string => text.replace(/\{\}/g, () => `${values.shift()}`);
