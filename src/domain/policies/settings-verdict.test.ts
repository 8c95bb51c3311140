import { describe, expect, it } from 'vitest';
import { plainDate as d } from '#domain/calendar/plain-date.ts';
import { valueAt } from '#domain/calendar/timeline.ts';
import { completedRtt, DEFAULT_SETTINGS, policyOf } from './leave-settings.ts';
import { personalPolicies } from './personal-policies.ts';
import type { GroupRules } from './rule-groups.ts';
import type { RuledPerson } from './rules-check.ts';
import { settingsVerdict, undoneSettingsVerdict } from './settings-verdict.ts';

const situation = {
  known: [],
  organization: { holidayZone: 'metropole' },
  today: d('2027-03-01'),
  people: [],
} as const;

/** Someone whose own rules hold since 2020, beside the settings of the law. */
function ruled(rules: GroupRules): RuledPerson {
  const settings = [{ from: d('2020-01-01'), settings: DEFAULT_SETTINGS }];
  const own = { level: 'person', ownerId: 'p', from: d('2020-01-01'), rules } as const;
  const basis = { settings, placements: [], rules: [own] };
  return { basis, situation: { policies: personalPolicies(basis) } };
}

describe('settings that someone asks for', () => {
  it('change what holds from their day on, and nothing before it (P1)', () => {
    const settings = {
      ...DEFAULT_SETTINGS,
      countingMode: 'ouvrables',
      holidayZone: 'alsace-moselle',
    } as const;
    const { refusals, change } = settingsVerdict({ settings, effectiveFrom: d('2027-06-01') }, situation);
    expect(refusals).toEqual([]);
    expect(change.before).toEqual(DEFAULT_SETTINGS);
    expect(change.changed.toSorted()).toEqual(['countingMode', 'holidayZone']);
    expect(change.after).toEqual(settings);
    const proposed = change.proposedFor(ruled({}));
    expect(valueAt(proposed, d('2027-05-31'))).toEqual(policyOf(DEFAULT_SETTINGS));
    expect(valueAt(proposed, d('2027-06-01'))).toEqual(policyOf(settings));
    expect(change.zoneToday).toBe('metropole');
  });

  it('move the zone of today when they hold today', () => {
    const settings = { ...DEFAULT_SETTINGS, holidayZone: 'alsace-moselle' } as const;
    const asked = { settings, effectiveFrom: situation.today };
    expect(settingsVerdict(asked, situation).change.zoneToday).toBe('alsace-moselle');
  });

  it('are compared with what held then, without what was undone', () => {
    const ouvrables = { ...DEFAULT_SETTINGS, countingMode: 'ouvrables' } as const;
    const set = { effectiveFrom: d('2027-01-01'), settings: ouvrables, undoneAt: null };
    const asked = { settings: ouvrables, effectiveFrom: d('2027-06-01') };
    expect(settingsVerdict(asked, { ...situation, known: [set] }).change.changed).toEqual([]);
    const undone = { ...set, undoneAt: new Date('2027-02-01T00:00:00Z') };
    expect(settingsVerdict(asked, { ...situation, known: [undone] }).change.changed).toEqual([
      'countingMode',
    ]);
  });

  it('are refused for every reason at once (P3)', () => {
    const rtt = completedRtt({ daysPerYear: -1 });
    const settings = { ...DEFAULT_SETTINGS, daysPerYear: 10, rtt };
    const { refusals } = settingsVerdict({ settings, effectiveFrom: d('2027-06-01') }, situation);
    expect(refusals).toEqual(['less_than_five_weeks', 'negative_amount']);
  });

  it('are refused at once for a number that is missing, by themselves, and with rules that they meet (P3)', () => {
    const named = { countingMode: 'ouvrables', carryOver: { kind: 'up-to', days: -1 } } as const;
    const asked = { settings: { ...named, rtt: {} }, effectiveFrom: d('2027-06-01') };
    const { refusals, change } = settingsVerdict(asked, {
      ...situation,
      people: [ruled({ seniority: [] }), ruled({ daysPerYear: 25 })],
    });
    expect(refusals).toEqual(['rtt_days_missing', 'negative_amount', 'less_than_five_weeks']);
    expect(change.after.rtt).toBeNull();
  });

  it('are not held against rules in weeks that hold no day', () => {
    const asked = { settings: { openDays: [] }, effectiveFrom: d('2027-06-01') };
    const { refusals } = settingsVerdict(asked, { ...situation, people: [ruled({ daysPerYear: 30 })] });
    expect(refusals).toEqual(['no_open_day']);
  });

  it('once undone are refused with rules that came after them, and not for what is so already', () => {
    const fourDays = { ...DEFAULT_SETTINGS, openDays: [1, 2, 3, 4] } as const;
    const without = [{ from: d('2020-01-01'), settings: DEFAULT_SETTINGS }];
    const twenty = ruled({ daysPerYear: 20 });
    const basis = { ...twenty.basis, settings: [{ from: d('2020-01-01'), settings: fourDays }] };
    const person = { basis, situation: { policies: personalPolicies(basis) } };
    expect(undoneSettingsVerdict(without, { ...situation, people: [person] }).refusals).toEqual([
      'less_than_five_weeks',
    ]);
    expect(undoneSettingsVerdict(without, { ...situation, people: [twenty] }).refusals).toEqual([]);
  });
});
