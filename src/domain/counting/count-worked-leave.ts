import { dateOfSlot, halfOfSlot } from '#domain/calendar/half-day.ts';
import { firstSlot, type LeaveRange, lastSlot } from '#domain/calendar/leave-range.ts';
import { fromDayNumber, type PlainDate } from '#domain/calendar/plain-date.ts';
import type { Timeline } from '#domain/calendar/timeline.ts';
import { chargedRange } from './charged-range.ts';
import { classifyWorked } from './classify-day.ts';
import type { LeaveCount, ProofDay } from './count-leave.ts';
import type { CountingPolicy } from './counting-policy.ts';
import { type CountedPerson, dayReader } from './day-reader.ts';

/** R2: what a leave costs that is paid from RTT or from a counter of its own, day by day. */
export function countWorkedLeave(
  range: LeaveRange,
  person: CountedPerson,
  policies: Timeline<CountingPolicy>,
): LeaveCount {
  const read = dayReader(person, policies);
  const [first, last] = [firstSlot(range), lastSlot(range)];
  const proof: ProofDay[] = [];
  const counted: PlainDate[] = [];
  let halves = 0;
  for (let day = Math.floor(first / 2); day <= Math.floor(last / 2); day += 1) {
    const facts = read(day);
    const asked = (day * 2 >= first ? 1 : 0) | (day * 2 + 1 <= last ? 2 : 0);
    const classification = classifyWorked(facts, asked);
    const date = fromDayNumber(day);
    halves += classification.halves;
    if (classification.halves > 0) counted.push(date);
    proof.push({
      date,
      weekday: facts.weekday,
      asked: true,
      halves: classification.halves,
      counted: classification.halves === 0 ? 0 : classification.halves === 1 ? 0.5 : 1,
      rule: classification.rule,
      holiday: classification.holiday,
      reason: classification.reason,
    });
  }
  const [start, end] = [counted[0], counted.at(-1)];
  const returnSlot = chargedRange(range, read)?.returnSlot ?? null;
  return {
    unit: read(Math.floor(first / 2)).policy.unit,
    halves,
    days: halves / 2,
    owedHalves: 0,
    saturdays: 0,
    charged: start === undefined || end === undefined ? null : { start, end },
    returns: returnSlot === null ? null : { date: dateOfSlot(returnSlot), half: halfOfSlot(returnSlot) },
    proof,
  };
}
