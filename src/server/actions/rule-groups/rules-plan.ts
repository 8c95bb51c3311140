import type { CorrectionCause } from '#domain/balances/correction-cause.ts';
import { ledgerUntil } from '#domain/balances/leave-situation.ts';
import type { PlainDate } from '#domain/calendar/plain-date.ts';
import type { ProposedRules } from '#domain/policies/rules-check.ts';
import { rulesVerdict } from '#domain/policies/rules-verdict.ts';
import { inForce } from '#domain/policies/settings-in-force.ts';
import type { Language } from '#domain/text/language.ts';
import { loadPeople, type PersonOnRecord } from '#server/actions/balances/everyone.ts';
import { type PlannedChange, planPolicyChange } from '#server/actions/settings/change-plan.ts';
import { refuseSettings } from '#server/actions/settings/refuse-settings.ts';
import type { TenantTransaction } from '#server/store/database.ts';
import { listSettingsChanges } from '#server/store/leave-settings.ts';
import type { Organization } from '#server/store/organizations.ts';
import { listPlacements } from '#server/store/rule-groups.ts';
import { listUserRows } from '#server/store/users.ts';

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
  const settings = inForce(await listSettingsChanges(tx), organization);
  const people = await peopleConcerned(tx, organization, proposed, today);
  const { refusals, proposedFor } = rulesVerdict(proposed, { settings, organization, people });
  refuseSettings(refusals, language);
  return { plan: planPolicyChange(people, proposedFor, today, cause), peopleLookedAt: people.length };
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
