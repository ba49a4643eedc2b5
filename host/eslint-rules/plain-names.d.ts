export function vagueWord(name: string): string | undefined;
