import { can } from '#domain/access/can.ts';
import { hundredths, multiply } from '#domain/amounts/fraction.ts';
import { leaveSituation } from '#domain/balances/leave-situation.ts';
import { rttDaysOfYear, shareOfFullWeek } from '#domain/balances/rtt-entries.ts';
import { dayOfInstant } from '#domain/calendar/instant.ts';
import { type PlainDate, yearOf } from '#domain/calendar/plain-date.ts';
import { valueAt } from '#domain/calendar/timeline.ts';
import { DEFAULT_SETTINGS, type LeaveSettings } from '#domain/policies/leave-settings.ts';
import type { RuleName } from '#domain/policies/rule-groups.ts';
import { levelsOn } from '#domain/policies/rule-levels.ts';
import { type RuleSource, ruleSources, settingsWith } from '#domain/policies/rule-sources.ts';
import { SINCE_EVER } from '#domain/policies/settings-in-force.ts';
import type { SessionActor } from '#server/actions/actor.ts';
import { Failure } from '#server/failure.ts';
import type { Services } from '#server/services.ts';
import { loadLeaveBasis } from '#server/store/leave-basis.ts';
import { listRuleChanges, listRuleGroups, type RuleGroup } from '#server/store/rule-groups.ts';
import { findPerson } from '#server/store/users.ts';
import { type ToldRules, toldRules } from './told-rules.ts';

interface ToldPlacement {
  readonly from: PlainDate;
  readonly site: RuleGroup | null;
  readonly category: RuleGroup | null;
}

export interface PersonalRulesTold {
  readonly placements: readonly ToldPlacement[];
  readonly inForce: Pick<LeaveSettings, RuleName>;
  readonly sources: readonly (RuleSource & { readonly group: RuleGroup | null })[];
  readonly rttThisYear: {
    readonly year: number;
    readonly days: number;
    readonly employerDays: number;
  } | null;
  readonly own: ToldRules;
  readonly may: { readonly place: boolean; readonly changeRules: boolean };
}

/** One's own, or those of someone whose counters one may read; others do not exist. */
export async function readPersonalRules(
  { database, now }: Services,
  actor: SessionActor,
  userId: string,
): Promise<PersonalRulesTold> {
  return database.inOrganization(actor.organizationId, async (tx) => {
    const found = await findPerson(tx, userId);
    if (!found || !can(actor, 'balance.read', found.person)) throw new Failure('not_found');
    const { person, organization } = found;
    const today = dayOfInstant(now().getTime(), organization.timeZone);
    const basis = await loadLeaveBasis(tx, userId);
    const groups = new Map((await listRuleGroups(tx)).map((group) => [group.id, group]));
    const groupOf = (id: string | null): RuleGroup | null => (id === null ? null : (groups.get(id) ?? null));
    const { holidayZone } = organization;
    const settings =
      basis.settings.length > 0
        ? basis.settings
        : [{ from: SINCE_EVER, settings: { ...DEFAULT_SETTINGS, holidayZone } }];
    const personal = { settings, placements: basis.placements, rules: basis.rules };
    const { policies, facts } = leaveSituation({ person, organization, basis }, []);
    const policy = valueAt(policies, today);
    const inForce = settingsWith(levelsOn(personal, today));
    const share = shareOfFullWeek(valueAt(facts.patterns, today), policy);
    const year = yearOf(today);
    return {
      placements: basis.placements.map(({ from, siteId, categoryId }) => ({
        from,
        site: groupOf(siteId),
        category: groupOf(categoryId),
      })),
      inForce: {
        ...inForce,
        // In the unit of the person, whatever unit it was named in.
        daysPerYear: policy.daysPerYear && hundredths(policy.daysPerYear),
        seniority: policy.seniority.map(({ years, days }) => ({ years, days: hundredths(days) })),
      },
      sources: ruleSources(personal, today).map((source) => ({ ...source, group: groupOf(source.ownerId) })),
      rttThisYear: policy.rtt && {
        year,
        days: hundredths(multiply(rttDaysOfYear(policy, year), share)),
        employerDays: policy.rtt.employerDays ? hundredths(multiply(policy.rtt.employerDays, share)) : 0,
      },
      own: toldRules(await listRuleChanges(tx, { userId }), today),
      may: {
        place: can(actor, 'employment.edit', person),
        changeRules: can(actor, 'settings.change') && can(actor, 'employment.edit', person),
      },
    };
  });
}
