export function apiLists(): Readonly<Record<string, string>>;
