import { describe, expect, it } from 'vitest';
import { plainDate as d } from '#domain/calendar/plain-date.ts';
import { valueAt } from '#domain/calendar/timeline.ts';
import { completedRtt, DEFAULT_SETTINGS, policyOf } from './leave-settings.ts';
import { settingsVerdict } from './settings-verdict.ts';

const situation = { known: [], organization: { holidayZone: 'metropole' }, today: d('2027-03-01') } as const;

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
    expect(valueAt(change.proposed, d('2027-05-31'))).toEqual(valueAt(change.current, d('2027-05-31')));
    expect(valueAt(change.proposed, d('2027-06-01'))).toEqual(policyOf(settings));
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
});
