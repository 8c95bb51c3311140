export function withSearch(path: string, search: Record<string, string>): string {
  const written = new URLSearchParams(search).toString();
  return written === '' ? path : `${path}?${written}`;
}

/** The part of an address, or of a call, that names an establishment, where one is looked at. */
export function namingEstablishment(establishment: string | undefined): { establishment?: string } {
  return establishment === undefined ? {} : { establishment };
}
