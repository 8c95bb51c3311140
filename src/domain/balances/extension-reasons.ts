import { type Absence, isSickness, keepsDays } from './absence.ts';
import type { LedgerEntry } from './ledger-entry.ts';

/** The absence that kept days from being taken in time: the one that lasted longest into the time to take them. */
export function obstacleOf(line: LedgerEntry, absences: readonly Absence[]): Absence | null {
  const { cause } = line;
  if (cause.kind !== 'extended') return null;
  const isOfRule = line.rule === 'B5' ? keepsDays : isSickness;
  const candidates = absences.filter(
    (absence) =>
      isOfRule(absence) && absence.range.start <= cause.expired && absence.range.end > cause.period,
  );
  return candidates.reduce<Absence | null>(
    (latest, each) => (latest === null || each.range.end > latest.range.end ? each : latest),
    null,
  );
}
