import { isRecordedOnly } from '#domain/balances/absence.ts';
import type { RequestContent, RequestField } from '#domain/leave-requests/request-fields.ts';
import type { LeaveTypes } from './leave-type.ts';

export type AskedTypeRefusal =
  | 'type_unknown'
  | 'type_archived'
  | 'type_recorded_only'
  | 'whole_days_only'
  | 'justification_missing';

type Halves = Pick<RequestContent, 'startHalf' | 'endHalf'>;

export interface AskedWithType extends Halves {
  readonly type: string;
  readonly note: string;
  /** The type that the request has already: it may be archived since. */
  readonly heldType: string | null;
  /** Whoever records leave for someone has the justification in hand. */
  readonly isRecorded: boolean;
}

/** G2: what a type asks of a request, before any counter is looked at: every reason at once. */
export function refuseAskedType(asked: AskedWithType, types: LeaveTypes): AskedTypeRefusal[] {
  const type = types.get(asked.type);
  if (type === undefined) return ['type_unknown'];
  const refusals: AskedTypeRefusal[] = [];
  if (type.archived && asked.type !== asked.heldType) refusals.push('type_archived');
  if (isRecordedOnly(type.absence) && !asked.isRecorded && asked.type !== asked.heldType) {
    refusals.push('type_recorded_only');
  }
  const { startHalf, endHalf } = asked;
  const hasHalfDay = startHalf === 'pm' || endHalf === 'am';
  if (hasHalfDay && !type.halfDays) refusals.push('whole_days_only');
  if (type.asksJustification && asked.note === '' && !asked.isRecorded) {
    refusals.push('justification_missing');
  }
  return refusals;
}

const FIELD_OF_REFUSAL = {
  type_unknown: () => 'type',
  type_archived: () => 'type',
  type_recorded_only: () => 'type',
  whole_days_only: ({ startHalf }) => (startHalf === 'pm' ? 'startHalf' : 'endHalf'),
  justification_missing: () => 'note',
} as const satisfies Record<AskedTypeRefusal, (halves: Halves) => RequestField>;

/** Where on a form a refusal is told. */
export function fieldOfRefusal(because: AskedTypeRefusal, halves: Halves): RequestField {
  return FIELD_OF_REFUSAL[because](halves);
}
