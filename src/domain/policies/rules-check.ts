import type { SettingsInForce } from '#domain/balances/leave-basis.ts';
import type { LeaveSituation } from '#domain/balances/leave-situation.ts';
import type { Timeline } from '#domain/calendar/timeline.ts';
import type { LeavePolicy } from './leave-policy.ts';
import { mergedPolicy } from './personal-policies.ts';
import { type PolicyRefusal, refusePolicy } from './policy-check.ts';
import type { RulesFrom } from './rule-changes.ts';
import type { RulesInForce } from './rule-groups.ts';
import type { PersonalRules } from './rule-levels.ts';
import { settingsAt } from './settings-in-force.ts';

/** Someone, with what their leave is counted with today. */
export interface RuledPerson {
  readonly basis: PersonalRules;
  readonly situation: Pick<LeaveSituation, 'policies'>;
}

/** What would hold for each person. */
export type Proposal = (person: RuledPerson) => Timeline<LeavePolicy>;

/** Rules of one owner as they would be, from first to last. */
export interface ProposedRules {
  readonly level: RulesInForce['level'];
  readonly ownerId: string;
  readonly held: readonly RulesFrom[];
}

/** P3: where a change meets the rules of a group or of a person, both together may be below the law. */
export function refuseBelowLaw(people: readonly RuledPerson[], proposedFor: Proposal): PolicyRefusal[] {
  const refusals = people.flatMap((person) => {
    const already = new Set(person.situation.policies.flatMap(({ value }) => refusePolicy(value)));
    const then = proposedFor(person).flatMap(({ value }) => refusePolicy(value));
    return then.filter((refusal) => !already.has(refusal));
  });
  return [...new Set(refusals)];
}

/** P3: rules of a group that nobody is in yet are held to the law as well, with all settings that they meet. */
export function refuseByThemselves(
  { level, ownerId, held }: ProposedRules,
  settings: readonly SettingsInForce[],
): PolicyRefusal[] {
  const refusals = held.flatMap(({ from, rules }, place) => {
    const end = held[place + 1]?.from;
    const then = settings.filter((each) => each.from > from && (end === undefined || each.from < end));
    return [settingsAt(settings, from), ...then.map((each) => each.settings)].flatMap((each) =>
      refusePolicy(mergedPolicy({ settings: each, nearer: [{ level, ownerId, from, rules }] })),
    );
  });
  return [...new Set(refusals)];
}
