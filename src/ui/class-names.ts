/** Joins the class names that apply; falsy ones are conditions that did not hold. */
export function classNames(...parts: (string | false | null | undefined)[]): string {
  return parts.filter(Boolean).join(' ');
}
