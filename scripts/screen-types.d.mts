export const SCREEN_TYPES: string;
export function screenTypes(): string;
