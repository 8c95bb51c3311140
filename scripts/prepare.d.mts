/** Of what every command needs, what tests call. */
export function runTool(
  packageName: string,
  bin: string,
  args: readonly string[],
  options: { readonly quiet: boolean },
): Promise<{ readonly ok: boolean; readonly output: string }>;
