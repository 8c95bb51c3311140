import { byName } from '#domain/text/by-name.ts';
import type { LineAbsence } from './line-absences.ts';
import { lastsAsLong, monthOfAbsence, type ProviderAbsence } from './provider-absence.ts';

/** J26: what is done with one absence at the payroll program. */
export const SENDING_DEEDS = ['delete', 'change', 'add'] as const;

export type SendingDeed = (typeof SENDING_DEEDS)[number];

/** What we last told the program of an absence, as far as we know that it arrived. */
export interface SentAbsence {
  readonly absence: ProviderAbsence;
  readonly userId: string;
  readonly personName: string;
  readonly type: string;
  /** False once it was taken back. */
  readonly present: boolean;
  /** Told by the closing of this month that was taken back since. */
  readonly ofReopened: boolean;
}

export interface PlannedStep {
  readonly deed: SendingDeed;
  readonly absence: ProviderAbsence;
  readonly userId: string;
  readonly personName: string;
  readonly type: string;
}

export interface PlanInput {
  /** The month that is sent. */
  readonly month: string;
  /** By key, what payroll knows by the closed months, of every month that is touched. */
  readonly wanted: ReadonlyMap<string, LineAbsence>;
  /** By key, what the differences of the month speak of, taken back or new. */
  readonly corrected: ReadonlyMap<string, LineAbsence>;
  /** People of whom a line cannot be sent: what they have there stays until it can. */
  readonly held: ReadonlySet<string>;
  /** By key. */
  readonly told: ReadonlyMap<string, SentAbsence>;
}

/**
 * J26: the month itself is sent whole; of earlier months only what its differences speak of. What was sent before and
 * still holds is not sent again, what no longer holds is taken back.
 */
export function sendingPlan({ month, wanted, corrected, held, told }: PlanInput): PlannedStep[] {
  const isOfMonth = (absence: ProviderAbsence): boolean => monthOfAbsence(absence) === month;
  const keys = new Set([
    ...[...wanted].flatMap(([key, { absence }]) => (isOfMonth(absence) ? [key] : [])),
    ...corrected.keys(),
    ...[...told].flatMap(([key, { absence, ofReopened }]) => (isOfMonth(absence) || ofReopened ? [key] : [])),
  ]);
  const steps = [...keys].flatMap((key): PlannedStep[] => {
    const [want, known, gone] = [wanted.get(key), told.get(key), corrected.get(key)];
    if (want) {
      const step = stepOf(want);
      if (!known?.present) return [{ deed: 'add', ...step }];
      return lastsAsLong(known.absence, want.absence) ? [] : [{ deed: 'change', ...step }];
    }
    if (known) {
      const goes = known.present && !held.has(known.userId);
      return goes ? [{ deed: 'delete', ...asTold(known) }] : [];
    }
    // Never sent by us, and yet payroll may have it: by a file, or typed in.
    return gone ? [{ deed: 'delete', ...stepOf(gone) }] : [];
  });
  return steps.sort(inOrder);
}

function stepOf({ absence, line: { userId, personName, type } }: LineAbsence): Omit<PlannedStep, 'deed'> {
  return { absence, userId, personName, type };
}

function asTold({ absence, userId, personName, type }: SentAbsence): Omit<PlannedStep, 'deed'> {
  return { absence, userId, personName, type };
}

/** By person; what goes makes room for what comes. */
function inOrder(a: PlannedStep, b: PlannedStep): number {
  return (
    byName(a.personName, b.personName) ||
    a.absence.employee.localeCompare(b.absence.employee) ||
    SENDING_DEEDS.indexOf(a.deed) - SENDING_DEEDS.indexOf(b.deed) ||
    (a.absence.startDate < b.absence.startDate ? -1 : 1)
  );
}
