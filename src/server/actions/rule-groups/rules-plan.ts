import type { CorrectionCause } from '#domain/balances/correction-cause.ts';
import { ledgerUntil, policiesOf } from '#domain/balances/leave-situation.ts';
import type { PlainDate } from '#domain/calendar/plain-date.ts';
import { mergedPolicy } from '#domain/policies/personal-policies.ts';
import { refusePolicy } from '#domain/policies/policy-check.ts';
import type { RulesFrom } from '#domain/policies/rule-changes.ts';
import type { RulesInForce } from '#domain/policies/rule-groups.ts';
import { inForce, settingsAt } from '#domain/policies/settings-in-force.ts';
import type { Language } from '#domain/text/language.ts';
import { loadPeople, type PersonOnRecord } from '#server/actions/balances/everyone.ts';
import {
  type PlannedChange,
  type Proposal,
  planPolicyChange,
  refuseAsBelowLaw,
  refuseBelowLaw,
} from '#server/actions/settings/change-plan.ts';
import type { TenantTransaction } from '#server/store/database.ts';
import { listSettingsChanges } from '#server/store/leave-settings.ts';
import type { Organization } from '#server/store/organizations.ts';
import { listPlacements } from '#server/store/rule-groups.ts';
import { listUserRows } from '#server/store/users.ts';

/** Rules of one owner as they would be, from first to last. */
export interface ProposedRules {
  readonly level: RulesInForce['level'];
  readonly ownerId: string;
  readonly held: readonly RulesFrom[];
}

export interface RulesPlan {
  readonly plan: readonly PlannedChange[];
  readonly peopleLookedAt: number;
}

/** P2, P3: whom other rules of a group or a person touch; refused where they are below the law for anyone. */
export async function planRules(
  tx: TenantTransaction,
  organization: Organization,
  proposed: ProposedRules,
  { today, language, cause }: { today: PlainDate; language: Language; cause: CorrectionCause },
): Promise<RulesPlan> {
  await refuseByThemselves(tx, organization, proposed, language);
  const people = await peopleConcerned(tx, organization, proposed, today);
  const { level, ownerId, held } = proposed;
  const proposedFor: Proposal = ({ basis }) => {
    const others = basis.rules.filter((rules) => rules.ownerId !== ownerId);
    return policiesOf(
      { ...basis, rules: [...others, ...held.map((each) => ({ level, ownerId, ...each }))] },
      organization,
    );
  };
  refuseBelowLaw(people, proposedFor, language);
  return { plan: planPolicyChange(people, proposedFor, today, cause), peopleLookedAt: people.length };
}

/** Rules of a group that nobody is in yet are held to the law as well. */
async function refuseByThemselves(
  tx: TenantTransaction,
  organization: Organization,
  { level, ownerId, held }: ProposedRules,
  language: Language,
): Promise<void> {
  const settings = inForce(await listSettingsChanges(tx), organization);
  const refusals = held.flatMap(({ from, rules }, place) => {
    const end = held[place + 1]?.from;
    const then = settings.filter((each) => each.from > from && (end === undefined || each.from < end));
    return [settingsAt(settings, from), ...then.map((each) => each.settings)].flatMap((each) =>
      refusePolicy(mergedPolicy({ settings: each, nearer: [{ level, ownerId, from, rules }] })),
    );
  });
  refuseAsBelowLaw([...new Set(refusals)], language);
}

/** Those who ever were in the group, or the one person. */
async function peopleConcerned(
  tx: TenantTransaction,
  organization: Organization,
  { level, ownerId }: ProposedRules,
  today: PlainDate,
): Promise<PersonOnRecord[]> {
  const placed = level === 'person' ? null : await listPlacements(tx);
  const users = (await listUserRows(tx)).filter(({ id }) =>
    placed === null
      ? id === ownerId
      : placed.get(id)?.some(({ siteId, categoryId }) => siteId === ownerId || categoryId === ownerId),
  );
  const people = await loadPeople(tx, organization, users);
  return people.map((each) => ({ ...each, ledger: ledgerUntil(each.situation, each.recorded, today) }));
}
