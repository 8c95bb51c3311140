import { sql } from 'drizzle-orm';
import { APPROVED_STATES, CANCELLED_STATES } from '#domain/leave-requests/request-states.ts';
import type { SlotSpan } from '#domain/leave-types/known-absence.ts';
import { readAs } from './answers.ts';
import { inStates } from './in-states.ts';
import type { JsonParts } from './json-shape.ts';

/** The booked leave that an absence lies over, as spans of half-day numbers; null where it lies over none (S5). */
export type LaidOver = readonly (readonly [from: number, before: number])[] | null;
export const laidOverShape: JsonParts<NonNullable<LaidOver>> = [['number']];

const from = `(b.start_date - date '1970-01-01') * 2 + case b.start_half when 'pm' then 1 else 0 end`;
const before = `(b.end_date - date '1970-01-01') * 2 + case b.end_half when 'pm' then 2 else 1 end`;

/**
 * Part of a statement of the caller's, for an absence by the name it has there: the approved leave under it, all of it,
 * whatever days the statement is about. Few absences lie over leave, and nothing is read for the others. Of one that is
 * cancelled, leave that was cancelled as well counts too: it may have lain under it while both stood.
 */
function underneath(r: string, collected: string): string {
  return `case when ${r}.over_booked then (select ${collected} from leave_requests b
    where b.organization_id = ${r}.organization_id and b.user_id = ${r}.user_id and not b.over_booked and not b.at_work
      and (${inStates('b.state', APPROVED_STATES)}
        or (${inStates('b.state', CANCELLED_STATES)} and ${inStates(`${r}.state`, CANCELLED_STATES)}))
      and b.start_date <= ${r}.end_date and b.end_date >= ${r}.start_date) end`;
}

/** As `LaidOver`. */
export function laidOver(absence: string): string {
  return underneath(absence, `coalesce(json_agg(json_build_array(${from}, ${before})), '[]')`);
}

/** The same as a field of the builder, of the request that it reads. */
export const underRequest = readAs<LaidOver>(laidOverShape, sql.raw(laidOver('leave_requests')));

/** As text, which `readLaidOver` reads: `41200-41204,41210-41212`, or nothing. */
export function laidOverText(absence: string): string {
  return `coalesce(${underneath(absence, `string_agg((${from}) || '-' || (${before}), ',')`)}, '')`;
}

export function readLaidOver(text: string): LaidOver {
  if (text === '') return null;
  return text.split(',').map((span) => {
    const [first = 0, end = 0] = span.split('-').map(Number);
    return [first, end] as const;
  });
}

export function spansOf(under: LaidOver): readonly SlotSpan[] {
  return (under ?? []).map(([first, end]) => ({ from: first, before: end }));
}
