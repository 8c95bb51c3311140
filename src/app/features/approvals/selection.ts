/** Ids of requests that will be decided together. */
export type Selection = readonly string[];

export function toggled(selection: Selection, id: string): Selection {
  return selection.includes(id) ? selection.filter((one) => one !== id) : [...selection, id];
}

/** What is no longer there, or no longer one's to decide, cannot stay selected. */
export function amongst(selection: Selection, selectable: readonly string[]): Selection {
  return selection.filter((id) => selectable.includes(id));
}

export function extent(selection: Selection, selectable: readonly string[]): boolean | 'indeterminate' {
  const count = amongst(selection, selectable).length;
  if (count === 0) return false;
  return count === selectable.length ? true : 'indeterminate';
}
