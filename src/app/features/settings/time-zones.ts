/** Where French law is at home, from west to east of Paris; everything else stands below. */
const frenchZones = [
  'Europe/Paris',
  'America/Guadeloupe',
  'America/Martinique',
  'America/Cayenne',
  'America/Miquelon',
  'Indian/Reunion',
  'Indian/Mayotte',
  'Pacific/Noumea',
  'Pacific/Tahiti',
  'Pacific/Wallis',
] as const;

/** The zones this browser knows, French ones first, and the one that is set even if it does not know it. */
export function timeZoneGroups(chosen: string): { french: string[]; others: string[] } {
  const french: string[] = [...frenchZones];
  const known = Intl.supportedValuesOf('timeZone');
  const others = [...new Set([...known, chosen])].filter((zone) => !french.includes(zone)).sort();
  return { french, others };
}

/** « Europe/Paris » reads better as « Paris ». */
export function cityOf(zone: string): string {
  return (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ');
}
