import { firstSlot, lastSlot } from '#domain/calendar/leave-range.ts';
import type { PlainDate } from '#domain/calendar/plain-date.ts';
import type { PayLine } from './pay-line.ts';

/** J3: what made a closed month wrong: told late, cancelled or moved since, or counted otherwise. */
export const DIFFERENCE_CAUSES = ['late', 'cancelled', 'changed', 'recounted'] as const;

export type DifferenceCause = (typeof DIFFERENCE_CAUSES)[number];

/** A line of a closed month that payroll has to take back, or one that it does not have yet. */
export interface PayDifference<Line extends PayLine = PayLine> {
  readonly month: PlainDate;
  readonly sign: -1 | 1;
  readonly cause: DifferenceCause;
  readonly line: Line;
}

type Told = Pick<PayDifference, 'sign' | 'line'>;

/** What payroll knows of a month: what was closed, and whatever later months have corrected in it. */
export function knownLines<Line extends PayLine>(
  closed: readonly Line[],
  corrections: readonly (Told & { readonly line: Line })[],
): Line[] {
  const known = [...closed];
  for (const { sign, line } of corrections) {
    if (sign > 0) known.push(line);
    else {
      const place = known.findIndex((each) => isSameLine(each, line));
      if (place !== -1) known.splice(place, 1);
    }
  }
  return known;
}

/** J3: from what payroll knows of a month to what is true of it today; nothing where both agree. */
export function payDifferences<Line extends PayLine>(
  month: PlainDate,
  known: readonly Line[],
  today: readonly PayLine[],
): (PayDifference<Line> | PayDifference)[] {
  const [knownOf, todayOf] = [byRequest(known), byRequest(today)];
  return [...new Set([...knownOf.keys(), ...todayOf.keys()])].flatMap((id) => {
    const [before, after] = [knownOf.get(id) ?? [], todayOf.get(id) ?? []];
    const gone = before.filter((line) => !after.some((each) => isSameLine(each, line)));
    const come = after.filter((line) => !before.some((each) => isSameLine(each, line)));
    const cause = causeOf(before, after);
    return [
      ...gone.map((line) => ({ month, sign: -1 as const, cause, line })),
      ...come.map((line) => ({ month, sign: 1 as const, cause, line })),
    ];
  });
}

function byRequest<Line extends PayLine>(lines: readonly Line[]): Map<string, Line[]> {
  const byId = new Map<string, Line[]>();
  for (const line of lines) {
    const ofRequest = byId.get(line.requestId);
    if (ofRequest) ofRequest.push(line);
    else byId.set(line.requestId, [line]);
  }
  return byId;
}

function causeOf(before: readonly PayLine[], after: readonly PayLine[]): DifferenceCause {
  const [was, is] = [before[0], after[0]];
  if (was === undefined) return 'late';
  if (is === undefined) return 'cancelled';
  return isSameAbsence(was, is) ? 'recounted' : 'changed';
}

function isSameAbsence(a: PayLine, b: PayLine): boolean {
  return (
    a.type === b.type && firstSlot(a.range) === firstSlot(b.range) && lastSlot(a.range) === lastSlot(b.range)
  );
}

function isSameLine(a: PayLine, b: PayLine): boolean {
  return (
    a.requestId === b.requestId &&
    isSameAbsence(a, b) &&
    a.openHalves === b.openHalves &&
    a.workingHalves === b.workingHalves &&
    a.calendarHalves === b.calendarHalves
  );
}
