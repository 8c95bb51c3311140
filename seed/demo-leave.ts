import { dayOfInstant } from '#domain/calendar/instant.ts';
import { type LeaveRange, rangesOverlap } from '#domain/calendar/leave-range.ts';
import { addDays, addMonths, earliest, type PlainDate } from '#domain/calendar/plain-date.ts';
import { catalogueType } from '#domain/leave-types/catalogue.ts';
import type { Acting } from '#server/actions/actor.ts';
import { cancelRequest } from '#server/actions/leave-requests/cancel-request.ts';
import { decideRequest } from '#server/actions/leave-requests/decide-request.ts';
import { fileRequest } from '#server/actions/leave-requests/file-request.ts';
import { withdrawRequest } from '#server/actions/leave-requests/withdraw-request.ts';
import { createType } from '#server/actions/leave-types/save-type.ts';
import { changeEmployment } from '#server/actions/people-sheets/change-employment.ts';
import { addComment } from '#server/actions/request-comments/thread.ts';
import type { Services } from '#server/services.ts';
import { type DemoCalendar, demoCalendar } from './demo-calendar.ts';
import { demoHistory, regulars } from './demo-history.ts';
import { demoTeams, founder } from './demo-people.ts';
import { demoRequests, hiredAfterMonths, type SeededRequest } from './demo-requests.ts';

const timeZone = 'Europe/Paris';
const dayMs = 86_400_000;

/** Some years of leave, done by the people themselves on the days they would have done it. */
export async function createDemoLeave(services: Services, staff: ReadonlyMap<string, Acting>): Promise<void> {
  const now = services.now();
  const calendar = demoCalendar(dayOfInstant(now.getTime(), timeZone));
  await hireEveryone(services, staff, calendar);
  const typeOf = await addTypes(services, personIn(staff, founder.name));
  const held = new Map<string, LeaveRange[]>();
  const present: SeededRequest[] = [];
  for (const request of demoRequests(calendar)) {
    // What is told from today may meet the summer in some weeks of the year.
    const own = held.get(request.who) ?? [];
    // Sickness lies over leave; anything else would be refused.
    const isSick = request.type === 'sick';
    if (!isSick && own.some((range) => rangesOverlap(range, request.range))) continue;
    held.set(request.who, [...own, request.range]);
    present.push(request);
  }
  const lived = (request: SeededRequest) =>
    livesThrough(services, staff, { ...request, type: typeOf.get(request.type) ?? request.type }, now);
  const past = demoHistory(calendar.today, calendar.period).filter(
    ({ who, range }) =>
      range.start >= hiredOn(who, calendar) && !held.get(who)?.some((own) => rangesOverlap(own, range)),
  );
  // Each lives in their own order, and nobody waits for another.
  await Promise.all(
    [...staff.keys()].map(async (name) => {
      for (const request of [...past, ...present]) if (request.who === name) await lived(request);
    }),
  );
}

/** What the company took from the catalogue, by key. */
async function addTypes(services: Services, admin: Acting): Promise<Map<string, string>> {
  const added = new Map<string, string>();
  for (const key of ['marriage', 'sick-child', 'unpaid', 'work-accident', 'telework']) {
    const entry = catalogueType(key);
    if (!entry) continue;
    const form = { ...entry, needsApproval: true, catalogueKey: key };
    added.set(key, (await createType(services, admin, form)).type.id);
  }
  return added;
}

async function hireEveryone(
  services: Services,
  staff: ReadonlyMap<string, Acting>,
  calendar: DemoCalendar,
): Promise<void> {
  const admin = personIn(staff, founder.name);
  for (const { id, name } of staff.values()) {
    const from = hiredOn(name, calendar);
    await changeEmployment(services, { ...admin, quiet: true }, id, { from, to: null });
  }
}

/** Two years before the others for those whose past is told. */
function hiredOn(name: string, { firstHires, today }: DemoCalendar): PlainDate {
  const isRegular = regulars.some((regular) => regular === name);
  return earliest(
    addMonths(firstHires, isRegular ? -24 : (hiredAfterMonths[name] ?? 0)),
    addMonths(today, -2),
  );
}

async function livesThrough(
  services: Services,
  staff: ReadonlyMap<string, Acting>,
  { who, type, range, note = '', comment, filedDaysAhead, answeredAfterDays, fate }: SeededRequest,
  now: Date,
): Promise<void> {
  const person = personIn(staff, who);
  const approver = personIn(staff, approverOf(who));
  const form = {
    type,
    note,
    startDate: range.start,
    startHalf: range.startHalf,
    endDate: range.end,
    endHalf: range.endHalf,
  };
  const filedAt = atNine(addDays(range.start, -filedDaysAhead), now, 3);
  const answeredAfter = answeredAfterDays ?? 0.3 + (filedDaysAhead % 7) * 0.4;
  const decidedAt = new Date(Math.min(filedAt.getTime() + dayMs * answeredAfter, now.getTime() - dayMs / 4));
  const on = (at: Date): Services => ({ ...services, now: () => at });
  const silently = (actor: Acting): Acting => ({ ...actor, quiet: true });

  if (fate.kind === 'recorded') {
    await fileRequest(on(filedAt), silently(approver), { ...form, userId: person.id });
    return;
  }
  if (fate.kind === 'pending') {
    const filed = await fileRequest(on(new Date(now.getTime() - dayMs * fate.daysAgo)), person, form);
    const askedAt = new Date(now.getTime() - (dayMs * fate.daysAgo) / 2);
    if (comment) await addComment(on(askedAt), silently(approver), filed.id, comment);
    return;
  }
  const { id } = await fileRequest(on(filedAt), silently(person), form);
  switch (fate.kind) {
    case 'approved':
      await decideRequest(on(decidedAt), silently(approver), id, { decision: 'approve' });
      break;
    case 'rejected':
      await decideRequest(on(decidedAt), silently(approver), id, {
        decision: 'reject',
        reason: fate.reason,
      });
      break;
    case 'withdrawn':
      await withdrawRequest(on(decidedAt), silently(person), id);
      break;
    case 'cancelled':
      await decideRequest(on(decidedAt), silently(approver), id, { decision: 'approve' });
      await cancelRequest(on(atNine(addDays(range.start, -3), now, 3)), silently(approver), id, {
        reason: fate.reason,
      });
      break;
    case 'cancellation-asked':
      await decideRequest(on(decidedAt), silently(approver), id, { decision: 'approve' });
      await cancelRequest(on(new Date(now.getTime() - dayMs / 8)), person, id, { reason: fate.reason });
      break;
  }
}

/** In the morning of the day, and never less than some days before now. */
function atNine(date: PlainDate, now: Date, daysAtLeast: number): Date {
  const morning = Date.parse(`${date}T08:00:00Z`);
  return new Date(Math.min(morning, now.getTime() - daysAtLeast * dayMs));
}

/** The manager of the team; those who lead one are decided by the founder, and so is she. */
function approverOf(name: string): string {
  const team = demoTeams.find(({ members }) => members.some((member) => member === name));
  return team?.manager ?? founder.name;
}

function personIn(staff: ReadonlyMap<string, Acting>, name: string): Acting {
  const person = staff.get(name);
  if (!person) throw new Error(`The demo company has no ${name}.`);
  return person;
}
