import { can, keepsOrganizationRunning } from '#domain/access/can.ts';
import { isMember, levelOf, type Role } from '#domain/members/role.ts';

/** Someone who has joined the organisation. */
export interface Colleague {
  readonly id: string;
  readonly role: Role;
}

export interface TeamStaff {
  readonly managerId: string | null;
  readonly memberIds: readonly string[];
}

/** Who is asked in whose place today. */
export interface StandIn {
  readonly userId: string;
  readonly delegateId: string;
}

/**
 * L6: one's own level and below, never one's own request, unless nobody else in the organisation could decide it.
 */
export function mayDecide(actor: Colleague, person: Colleague, colleagues: readonly Colleague[]): boolean {
  if (actor.id !== person.id) return can(actor, 'leave-request.decide', person);
  if (!can(actor, 'leave-request.decide')) return false;
  return !colleagues.some((other) => other.id !== person.id && can(other, 'leave-request.decide', person));
}

export interface ApproverFacts {
  readonly person: Colleague;
  readonly colleagues: readonly Colleague[];
  readonly teams: readonly TeamStaff[];
  /** Those on leave today. */
  readonly absentIds: readonly string[];
  readonly standIns: readonly StandIn[];
}

/** L7, L8: the ids of those whom a request is sent to; everyone who may decide can still do so. */
export function approversOf(facts: ApproverFacts): string[] {
  const { person, colleagues, absentIds } = facts;
  const able = colleagues.filter((colleague) => mayDecide(colleague, person, colleagues));
  const isPresent = ({ id }: Colleague): boolean => !absentIds.includes(id);
  const designated = standingIn(designatedOf(facts, able), able, facts.standIns).filter(isPresent);
  if (designated.length > 0) return idsOf(designated);
  const admins = standingIn(able.filter(keepsOrganizationRunning), able, facts.standIns);
  const present = admins.filter(isPresent);
  if (present.length > 0) return idsOf(present);
  return idsOf(admins.length > 0 ? admins : able);
}

/** The managers of the person's teams, and those of their members who stand above the person. */
function designatedOf({ person, teams }: ApproverFacts, able: readonly Colleague[]): Colleague[] {
  const own = teams.filter(({ memberIds }) => memberIds.includes(person.id));
  return able.filter(
    (colleague) =>
      colleague.id !== person.id &&
      own.some(
        ({ managerId, memberIds }) =>
          managerId === colleague.id || (memberIds.includes(colleague.id) && standsAbove(colleague, person)),
      ),
  );
}

function standsAbove(colleague: Colleague, person: Colleague): boolean {
  return isMember(colleague) && isMember(person) && levelOf(colleague.role) > levelOf(person.role);
}

/** L8: a stand-in who may not decide this person's leave changes nothing. */
function standingIn(
  asked: readonly Colleague[],
  able: readonly Colleague[],
  standIns: readonly StandIn[],
): Colleague[] {
  const chosen = asked.map((approver) => {
    const delegateId = standIns.find(({ userId }) => userId === approver.id)?.delegateId;
    return able.find(({ id }) => id === delegateId) ?? approver;
  });
  return [...new Set(chosen)];
}

function idsOf(people: readonly Colleague[]): string[] {
  return people.map(({ id }) => id);
}
