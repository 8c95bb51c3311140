import type { AbsenceKind } from '#domain/balances/absence.ts';
import type { LeaveType } from '#domain/leave-types/leave-type.ts';

/**
 * J25: names that PayFit publishes for kinds of absence, as far as they are known to us; the list went on where we read
 * it. They are suggested, and any other can be typed.
 */
const OF_KINDS: Partial<Record<AbsenceKind, string>> = {
  sickness: 'fr_maladie_ordinaire',
  'occupational-illness': 'fr_maladie_professionnelle',
  'work-accident': 'fr_accident_travail',
  'commuting-accident': 'fr_accident_trajet',
  'therapeutic-part-time': 'fr_temps_partiel_therapeutique',
  maternity: 'fr_maternite',
  paternity: 'fr_paternite',
  'parental-full-time': 'fr_parental_education',
  'sick-child': 'fr_enfant_malade',
  rtt: 'fr_rtt',
  'compensatory-rest': 'fr_repos',
  unpaid: 'fr_sans_solde',
};

const OF_COUNTERS: Readonly<Record<string, string>> = {
  'paid-leave': 'fr_conges_payes',
  rtt: 'fr_rtt',
};

export function suggestedPayfitType({ absence, counter }: Pick<LeaveType, 'absence' | 'counter'>) {
  if (absence !== null) return OF_KINDS[absence] ?? null;
  return (counter === null ? undefined : OF_COUNTERS[counter]) ?? null;
}
