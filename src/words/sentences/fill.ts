/** Puts values into `{name}`; what has none reads as `missing`. */
export function fillSlots(
  template: string,
  values: Readonly<Record<string, string | number>>,
  missing = '',
): string {
  return template.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? missing));
}
