export function languageFolders(): string[];
export function wordLists(languages?: readonly string[]): Readonly<Record<string, string>>;
