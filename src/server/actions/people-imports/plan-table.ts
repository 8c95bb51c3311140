import { emailSchema, nameSchema } from '#contract/people.ts';
import { can, canGrant } from '#domain/access/can.ts';
import { policiesOf } from '#domain/balances/leave-situation.ts';
import { stepsOf } from '#domain/billing/subscription.ts';
import type { PlainDate } from '#domain/calendar/plain-date.ts';
import { valueAt } from '#domain/calendar/timeline.ts';
import type { PeopleLine } from '#domain/people-imports/people-columns.ts';
import { type ReadPerson, readPeople } from '#domain/people-imports/read-people.ts';
import { type SeatsNeeded, seatsNeeded } from '#domain/people-imports/seats-needed.ts';
import { plainWord } from '#domain/text/plain-word.ts';
import type { Acting } from '#server/actions/actor.ts';
import { subscriptionToday } from '#server/actions/subscription/subscription-today.ts';
import { lockMembership } from '#server/actions/users/lock-membership.ts';
import { Failure } from '#server/failure.ts';
import type { Services } from '#server/services.ts';
import type { TenantTransaction } from '#server/store/database.ts';
import { loadSettingsInForce } from '#server/store/leave-basis.ts';
import type { Organization } from '#server/store/organizations.ts';
import { listTeamRows } from '#server/store/teams.ts';
import { countSeats, listUserRows } from '#server/store/users.ts';

export interface PeopleForm {
  /** What the import of the balances is called. */
  readonly name: string;
  readonly asOf: PlainDate;
  readonly lines: readonly PeopleLine[];
}

export interface PlannedLine extends ReadPerson {
  readonly known: boolean;
}

export interface PlannedTable {
  readonly organization: Organization;
  readonly today: PlainDate;
  readonly lines: readonly PlannedLine[];
  readonly newTeams: readonly string[];
  readonly seats: SeatsNeeded;
  readonly ready: boolean;
}

/** Whoever takes people in with their balances may do both; a team is the least of it. */
export function refuseTableUnlessAllowed(actor: Pick<Acting, 'id' | 'role' | 'key'>): void {
  if (!can(actor, 'user.add') || !can(actor, 'balance.import')) throw new Failure('forbidden');
}

/** Reads a table against who and what is there, with all that stands in its way. Holds the organisation. */
export async function planTable(
  tx: TenantTransaction,
  { now }: Services,
  actor: Acting,
  { asOf, lines }: PeopleForm,
): Promise<PlannedTable> {
  const { organization, member } = await lockMembership(tx, actor);
  refuseTableUnlessAllowed(member);
  const { subscription, today } = subscriptionToday(organization, now());
  if (asOf > today) throw new Failure('validation_failed', { fields: { asOf: 'day_to_come' } });
  const known = new Map((await listUserRows(tx)).map((user) => [user.email.toLowerCase(), user]));
  const settings = await loadSettingsInForce(tx);
  const read = readPeople(lines.map(cleaned), {
    asOf,
    usesRtt: valueAt(policiesOf({ settings }, organization), asOf).rtt !== null,
    mayGrant: (role) => canGrant(member, role),
    isKnown: (email) => known.has(email),
    isName: (text) => nameSchema.safeParse(text).success,
    isEmail: (text) => emailSchema.safeParse(text).success,
  }).map((line): PlannedLine => {
    const someone = known.get(line.email.toLowerCase());
    return someone
      ? { ...line, known: true, name: someone.name, email: someone.email, role: someone.role }
      : { ...line, known: false };
  });
  const newcomers = read.filter((line) => !line.known).length;
  const seats = seatsNeeded({ seats: organization.seats, ...(await countSeats(tx)) }, newcomers, {
    paid: !stepsOf(subscription).checkout,
    mayChange: can(member, 'subscription.change'),
  });
  return {
    organization,
    today,
    lines: read,
    newTeams: await teamsToMake(tx, read),
    seats,
    ready: seats.outcome !== 'short' && read.every(({ problems }) => problems.length === 0),
  };
}

/** As the contract writes names and addresses, where it can. */
function cleaned(line: PeopleLine): PeopleLine {
  const name = nameSchema.safeParse(line.name);
  const team = nameSchema.safeParse(line.team);
  return {
    ...line,
    name: name.success ? name.data : line.name,
    email: line.email.trim(),
    role: line.role.trim(),
    team: team.success ? team.data : line.team.trim(),
  };
}

/** Each once, as it is first written. */
async function teamsToMake(tx: TenantTransaction, lines: readonly ReadPerson[]): Promise<string[]> {
  const there = new Set((await listTeamRows(tx)).map(({ name }) => plainWord(name)));
  const missing = new Map<string, string>();
  for (const { team } of lines) {
    const key = team === null ? '' : plainWord(team);
    if (team !== null && !there.has(key) && !missing.has(key)) missing.set(key, team);
  }
  return [...missing.values()];
}
