/** Of how tests are run, what a test of it calls. */
export function projectsWith(names: readonly string[], projects: readonly string[]): string[];

export function dailyFiles(): string[];
