import { describe, expect, it } from 'vitest';
import { plainDate as d } from '#domain/calendar/plain-date.ts';
import { valueAt } from '#domain/calendar/timeline.ts';
import { completedRtt, DEFAULT_SETTINGS } from './leave-settings.ts';
import { personalPolicies } from './personal-policies.ts';
import type { GroupRules } from './rule-groups.ts';
import type { RuledPerson } from './rules-check.ts';
import { placementVerdict, rulesVerdict } from './rules-verdict.ts';

const from = d('2027-01-01');
const organization = { holidayZone: 'metropole' } as const;
const settings = [{ from, settings: DEFAULT_SETTINGS }];
const workers = { level: 'category', ownerId: 'workers', from, rules: { daysPerYear: 25 } } as const;
const shop = (rules: GroupRules) => ({ level: 'site', ownerId: 'shop', from, rules }) as const;
const greedy = completedRtt({ daysPerYear: 4, employerDays: 5 });

function person(place: { siteId?: string; categoryId?: string }, rules: RuledPerson['basis']['rules']) {
  const placements = [{ from, siteId: null, categoryId: null, ...place }];
  const basis = { settings, placements, rules };
  return { basis, situation: { policies: personalPolicies(basis) } };
}

describe('rules of a group', () => {
  const both = person({ siteId: 'shop', categoryId: 'workers' }, [workers]);
  const asked = (rules: GroupRules) => ({ level: 'site', ownerId: 'shop', held: [{ from, rules }] }) as const;

  it('are held to the law before anybody is in it (P3)', () => {
    const { refusals } = rulesVerdict(asked({ daysPerYear: 24 }), { settings, organization, people: [] });
    expect(refusals).toEqual(['less_than_five_weeks']);
  });

  it('meet all settings that hold while they do', () => {
    const named = asked({ daysPerYear: 25 });
    expect(rulesVerdict(named, { settings, organization, people: [] }).refusals).toEqual([]);
    const inSixDays = {
      from: d('2028-01-01'),
      settings: { ...DEFAULT_SETTINGS, countingMode: 'ouvrables' },
    } as const;
    const then = { settings: [...settings, inSixDays], organization, people: [] };
    expect(rulesVerdict(named, then).refusals).toEqual(['less_than_five_weeks']);
    const before = { ...named, held: [...named.held, { from: d('2028-01-01'), rules: {} }] };
    expect(rulesVerdict(before, then).refusals).toEqual([]);
  });

  it('are refused at once for what they are by themselves and with the rules of others (P3)', () => {
    const named = asked({ countingMode: 'ouvrables', rtt: greedy });
    const { refusals } = rulesVerdict(named, { settings, organization, people: [both] });
    expect(refusals).toEqual(['employer_share_too_large', 'less_than_five_weeks']);
  });

  it('take the place of those that the group had, and of no others', () => {
    const held = person({ siteId: 'shop', categoryId: 'workers' }, [workers, shop({ goodFridayOff: true })]);
    const { refusals, proposedFor } = rulesVerdict(asked({ youngParentDays: false }), {
      settings,
      organization,
      people: [held],
    });
    expect(refusals).toEqual([]);
    expect(proposedFor(held)).toEqual(
      personalPolicies({ ...held.basis, rules: [workers, shop({ youngParentDays: false })] }),
    );
  });
});

describe('a place', () => {
  const newcomer = person({}, []);
  const placements = [{ from, siteId: 'shop', categoryId: 'workers' }];

  it('is refused where the rules of two groups meet below the law, to a newcomer as well (P3, P7)', () => {
    const rules = [workers, shop({ countingMode: 'ouvrables' })];
    const { refusals } = placementVerdict({ placements, rules }, { organization, person: newcomer });
    expect(refusals).toEqual(['less_than_five_weeks']);
  });

  it('brings the rules that hold there', () => {
    const rules = [shop({ daysPerYear: 30 })];
    const { refusals, proposedFor } = placementVerdict(
      { placements, rules },
      { organization, person: newcomer },
    );
    expect(refusals).toEqual([]);
    expect(valueAt(proposedFor(newcomer), from).daysPerYear).toEqual({ n: 30, d: 1 });
  });
});
