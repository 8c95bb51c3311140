/** « Fatou Diallo » is « Fatou D. » where one narrow day is all the room there is. */
export function shortNameOf(name: string): string {
  const [first = name, ...others] = name.trim().split(/\s+/u);
  const initial = [...(others.at(-1) ?? '')][0];
  return initial === undefined ? first : `${first} ${initial}.`;
}
