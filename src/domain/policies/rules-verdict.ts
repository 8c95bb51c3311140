import type { SettingsInForce } from '#domain/balances/leave-basis.ts';
import { policiesOf } from '#domain/balances/leave-situation.ts';
import type { HolidayZone } from '#domain/holidays/zones.ts';
import type { PolicyRefusal } from './policy-check.ts';
import type { PersonalRules } from './rule-levels.ts';
import {
  type Proposal,
  type ProposedRules,
  type RuledPerson,
  refuseBelowLaw,
  refuseByThemselves,
} from './rules-check.ts';

/** P3: every reason at once; and what would hold for each person, for whoever may go on. */
export interface PolicyVerdict {
  readonly refusals: readonly PolicyRefusal[];
  readonly proposedFor: Proposal;
}

/** All that a verdict needs, loaded before it is asked for. */
export interface RulesSituation {
  /** By day. */
  readonly settings: readonly SettingsInForce[];
  readonly organization: { readonly holidayZone: HolidayZone };
  /** Those whom the rules concern. */
  readonly people: readonly RuledPerson[];
}

/** P3, P5: whether rules of a group or a person may hold, alone and with all that they meet. */
export function rulesVerdict(
  asked: ProposedRules,
  { settings, organization, people }: RulesSituation,
): PolicyVerdict {
  const { level, ownerId, held } = asked;
  return policyVerdict(refuseByThemselves(asked, settings), people, ({ basis }) => {
    const others = basis.rules.filter((rules) => rules.ownerId !== ownerId);
    const rules = [...others, ...held.map((each) => ({ level, ownerId, ...each }))];
    return policiesOf({ ...basis, rules }, organization);
  });
}

/** P3, P7: whether someone may belong elsewhere, with the rules that hold there. */
export function placementVerdict(
  { placements, rules }: Pick<PersonalRules, 'placements' | 'rules'>,
  { organization, person }: Pick<RulesSituation, 'organization'> & { readonly person: RuledPerson },
): PolicyVerdict {
  return policyVerdict([], [person], ({ basis }) =>
    policiesOf({ ...basis, placements, rules }, organization),
  );
}

/** P3: what is below the law by itself, then what is so with the rules that it meets. */
export function policyVerdict(
  alone: readonly PolicyRefusal[],
  people: readonly RuledPerson[],
  proposedFor: Proposal,
): PolicyVerdict {
  // P6: days are put into other weeks, and a week without any day holds none.
  const together = alone.includes('no_open_day') ? [] : refuseBelowLaw(people, proposedFor);
  return { refusals: [...new Set([...alone, ...together])], proposedFor };
}
