/** What tests call of the packing of built files. */
export function compressFiles(directory: string, kept?: string): void;
