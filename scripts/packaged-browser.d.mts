export function packagedBrowser(
  place?: string,
): Promise<{ readonly executablePath: string; readonly args: readonly string[] }>;
