import type { Preview } from './use-preview.ts';

/** `open`: not known yet. `warning`: known, and worth a second look. */
export type CheckState = 'done' | 'warning' | 'open';

export type CheckItem = {
  name: 'dates' | 'counted' | 'balance' | 'overlap' | 'team' | 'coverage' | 'blackout';
  state: CheckState;
  /** How many colleagues are away, for the team; for presence, on how many days too few are left. */
  count: number;
};

/** What to look at before sending; each ticks by itself as soon as the answer is known. */
export function checklistItems(datesChosen: boolean, preview: Preview | undefined): CheckItem[] {
  const told = new Set(preview?.conflicts.map(({ employeeId }) => employeeId)).size;
  const away = told + (preview?.moreConflicts.people ?? 0);
  const certain = (preview?.coverage.shortages ?? []).filter(({ withPending }) => !withPending);
  const short = new Set(certain.flatMap(({ days }) => days.map(({ date }) => date))).size;
  const closed = preview?.coverage.blackouts.length ?? 0;
  const known = (fine: (preview: Preview) => boolean): CheckState => {
    if (!preview) return 'open';
    return fine(preview) ? 'done' : 'warning';
  };
  return [
    { name: 'dates', state: datesChosen ? 'done' : 'open', count: 0 },
    { name: 'counted', state: known(({ countedDays }) => countedDays > 0), count: 0 },
    {
      name: 'balance',
      state: known(({ balance }) => balance === null || balance.verdict === 'enough'),
      count: 0,
    },
    {
      name: 'overlap',
      state: known(({ overlap, recredit }) => overlap === null && recredit === null),
      count: 0,
    },
    { name: 'team', state: known(() => away === 0), count: away },
    // Told where it matters: most organisations set neither.
    ...(short > 0 ? [{ name: 'coverage', state: 'warning', count: short } as const] : []),
    ...(closed > 0 ? [{ name: 'blackout', state: 'warning', count: closed } as const] : []),
  ];
}
