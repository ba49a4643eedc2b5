export const KEPT_VERSIONS: number;
export function pruneVersions(folder: string, except?: string): string[];
