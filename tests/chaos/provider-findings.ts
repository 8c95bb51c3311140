import { valueIn } from '#tests/support/slack/slack-stage.ts';
import type { ProviderStage } from './provider-stage.ts';

interface ToldRequest {
  readonly id: string;
  readonly type: string;
  readonly status: string;
  readonly version: number;
  readonly startDate: string;
  readonly startHalf: 'am' | 'pm';
  readonly endDate: string;
  readonly endHalf: 'am' | 'pm';
}

const dayMs = 86_400_000;
const slotOf = (date: string, half: 'am' | 'pm'): number =>
  (Date.parse(date) / dayMs) * 2 + (half === 'am' ? 0 : 1);
const dateOf = (slot: number): string => new Date(Math.floor(slot / 2) * dayMs).toISOString().slice(0, 10);

/** The half-days of an absence, one by one: another way to the same events than the one that wrote them. */
function slotsOf({ startDate, startHalf, endDate, endHalf }: ToldRequest): number[] {
  const [first, last] = [slotOf(startDate, startHalf), slotOf(endDate, endHalf)];
  return Array.from({ length: last - first + 1 }, (_, at) => first + at);
}

function runsOf(slots: readonly number[]): [number, number][] {
  const runs: [number, number][] = [];
  for (const slot of slots) {
    const run = runs.at(-1);
    if (run && run[1] === slot - 1) run[1] = slot;
    else runs.push([slot, slot]);
  }
  return runs;
}

function timesOf([first, last]: readonly [number, number]): string {
  if (first % 2 === 0 && last % 2 === 1) return `${dateOf(first)}T00:00:00 ${dateOf(last + 1)}T00:00:00`;
  const from = first % 2 === 0 ? '08:00:00' : '14:00:00';
  const to = last % 2 === 0 ? '12:00:00' : '18:00:00';
  return `${dateOf(first)}T${from} ${dateOf(last)}T${to}`;
}

const stands = ({ status }: ToldRequest): boolean => ['approved', 'cancellation-asked'].includes(status);

/** What a calendar should show, by request, from what the person reads of their own leave. */
function expectedOf(requests: readonly ToldRequest[]): Map<string, string[]> {
  const standing = requests.filter(stands);
  const booked = new Set(standing.filter(({ type }) => type !== 'sick').flatMap(slotsOf));
  const expected = new Map<string, string[]>();
  for (const request of standing) {
    const slots = slotsOf(request).filter((slot) => request.type !== 'sick' || !booked.has(slot));
    const times = runsOf(slots).map(timesOf);
    if (times.length > 0) expected.set(request.id, times);
  }
  return expected;
}

/**
 * What is not as it should be, in sentences; nothing is the wish. `removedByHand`: requests whose event a person deleted,
 * which stays away until the leave changes.
 */
export async function findDifferences(
  stage: ProviderStage,
  removedByHand: ReadonlySet<string>,
): Promise<string[]> {
  const found: string[] = [];
  const all: ToldRequest[] = [];
  for (const person of stage.people) {
    const { json } = await stage.slack.app.call('GET', '/leave-requests/my-requests', {
      token: person.token,
    });
    all.push(...json);
    const expected = expectedOf(json);
    const shown = new Map<string, string[]>();
    for (const { requestId, times } of stage.calendars.shown(person))
      shown.set(requestId, [...(shown.get(requestId) ?? []), times].sort());
    for (const id of new Set([...expected.keys(), ...shown.keys()])) {
      const [should, does] = [expected.get(id) ?? [], shown.get(id) ?? []];
      const isRemoved = removedByHand.has(id) && does.every((time) => should.includes(time));
      if (JSON.stringify(should) !== JSON.stringify(does) && !isRemoved)
        found.push(`${person.name}: ${id} should be ${should.join(' + ')}, is ${does.join(' + ')}`);
    }
  }
  return [...found, ...messageDifferences(stage, all)];
}

function messageDifferences(stage: ProviderStage, requests: readonly ToldRequest[]): string[] {
  const found: string[] = [];
  for (const { id, status, version } of requests) {
    for (const [user, { name, role }] of stage.deciders) {
      const copies = stage.slack.slack.messages.filter(
        (message) => message.user === user && JSON.stringify(message).includes(id),
      );
      if (copies.length > 1) found.push(`${name} has ${copies.length} messages of ${id}`);
      const [copy] = copies;
      const value = valueIn(copy);
      if (status === 'pending' && role === 'manager' && value !== `${id}:${version}`)
        found.push(`${name} should decide on ${id}:${version}, and can on ${value}`);
      if (status !== 'pending' && value !== null) found.push(`${name} can still decide on ${id}`);
      const says = { approved: /Approuvé par/, rejected: /Refusé par/ }[status];
      if (copy && says && !says.test(JSON.stringify(copy.blocks)))
        found.push(`${name} does not read that ${id} is ${status}`);
    }
  }
  return found;
}
