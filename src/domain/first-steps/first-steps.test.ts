import { describe, expect, it } from 'vitest';
import { isFirstHour, type StepFacts, stepsFrom } from './first-steps.ts';

const nothing: StepFacts = {
  hasPeople: false,
  hasTeams: false,
  hasFeed: false,
  hasApproved: false,
  settled: [],
};
const open = (facts: Partial<StepFacts>) =>
  stepsFrom({ ...nothing, ...facts })
    .filter(({ done }) => !done)
    .map(({ step }) => step);

describe('the first steps of a company', () => {
  it('are all open at first, rules before people', () => {
    expect(open({})).toEqual(['rules', 'people', 'teams', 'calendar', 'request']);
  });

  it('are done by what is there, except the rules, which somebody has to look at', () => {
    expect(open({ hasPeople: true, hasTeams: true, hasFeed: true, hasApproved: true })).toEqual(['rules']);
  });

  it('are done as well by whoever does without them', () => {
    expect(open({ hasPeople: true, settled: ['rules', 'teams', 'calendar', 'request'] })).toEqual([]);
  });

  it('are over after a month', () => {
    const day = 24 * 60 * 60 * 1000;
    expect([isFirstHour(0, 29 * day), isFirstHour(0, 30 * day)]).toEqual([true, false]);
  });
});
