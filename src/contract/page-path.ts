type Parameters<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | Parameters<Rest>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;

/** The address of a page that is about something: `pathOf(PAGES.person, { id })`. Without all that it names, it does not compile. */
export function pathOf<Path extends `${string}:${string}`>(
  { path }: { readonly path: Path },
  named: Readonly<Record<Parameters<Path>, string>>,
): string {
  return path.replace(/:(\w+)/g, (_, name: Parameters<Path>) => encodeURIComponent(named[name]));
}
