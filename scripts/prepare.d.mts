/** Of what every command needs, what tests call. */
export function runTool(
  packageName: string,
  bin: string,
  args: readonly string[],
  options: { readonly quiet: boolean },
): Promise<{ readonly ok: boolean; readonly output: string }>;

/** What a process needs that runs the server from its sources. */
export const sourceEnvironment: Readonly<Record<string, string>>;
