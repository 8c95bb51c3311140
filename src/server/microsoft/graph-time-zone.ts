/** Zones of overseas territories that Graph's list lacks, by one of the list whose clocks go the same way all year. */
const named: Readonly<Record<string, string>> = {
  'America/Guadeloupe': 'America/La_Paz',
  'America/Martinique': 'America/La_Paz',
  'America/Marigot': 'America/La_Paz',
  'America/St_Barthelemy': 'America/La_Paz',
  'Indian/Reunion': 'Indian/Mauritius',
  'Indian/Mayotte': 'Africa/Nairobi',
  'America/Miquelon': 'Saint Pierre Standard Time',
  'Pacific/Noumea': 'Pacific/Guadalcanal',
  'Pacific/Tahiti': 'Pacific/Honolulu',
  'Pacific/Wallis': 'Etc/GMT-12',
};

export function graphTimeZone(timeZone: string): string {
  return named[timeZone] ?? timeZone;
}
