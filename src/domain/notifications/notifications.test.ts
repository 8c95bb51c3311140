import { describe, expect, it } from 'vitest';
import { AUDIENCE_OF_EVENT, isStillWorthTelling } from './audience.ts';
import { choiceFor, kindsFor } from './choices.ts';

describe('who is told', () => {
  it('of requests that wait, those who decide; of decisions, the person', () => {
    expect(AUDIENCE_OF_EVENT.filed.to).toBe('approvers');
    expect(AUDIENCE_OF_EVENT.escalated.to).toBe('admins');
    expect(AUDIENCE_OF_EVENT.recorded.to).toBe('person');
  });

  it('only while there is something left to decide', () => {
    expect(isStillWorthTelling('filed', 'pending')).toBe(true);
    expect(isStillWorthTelling('filed', 'approved')).toBe(false);
    expect(isStillWorthTelling('reminded', 'cancellation-asked')).toBe(true);
    expect(isStillWorthTelling('cancellation-asked', 'approved')).toBe(false);
    expect(isStillWorthTelling('rejected', 'rejected')).toBe(true);
  });
});

describe('choices', () => {
  it('are offered for what can come to the person', () => {
    expect(kindsFor({ role: 'employee' })).toEqual(['request-decided', 'request-commented', 'team-digest']);
    expect(kindsFor({ role: 'team_lead' })).toHaveLength(6);
    expect(kindsFor({ role: 'manager' })).toHaveLength(7);
  });

  it('of figures are « never » until somebody wants them (U12)', () => {
    expect(choiceFor('monthly-figures', [])).toBe('none');
    expect(kindsFor({ role: 'team_lead' })).not.toContain('monthly-figures');
    expect(kindsFor({ role: 'admin' })).toContain('monthly-figures');
  });

  it('are « at once » until chosen otherwise', () => {
    expect(choiceFor('request-filed', [])).toBe('immediate');
    expect(choiceFor('request-filed', [{ kind: 'request-filed', choice: 'none' }])).toBe('none');
  });
});
