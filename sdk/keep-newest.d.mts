export const KEPT: number;
export function keepNewest(folder: string, except?: string): string[];
