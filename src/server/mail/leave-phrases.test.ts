import { describe, expect, it } from 'vitest';
import { leaveRange } from '#domain/calendar/leave-range.ts';
import { plainDate } from '#domain/calendar/plain-date.ts';
import { countedDays, dayCount, longPeriod } from './leave-phrases.ts';

const [monday, friday, newYear] = [plainDate('2026-06-29'), plainDate('2026-07-03'), plainDate('2027-01-01')];

describe('leave in the words of a mail', () => {
  it('names days in full, and halves as people say them', () => {
    expect(longPeriod(leaveRange(monday, friday), 'fr')).toBe(
      'Du lundi 29\u00a0juin au vendredi 3\u00a0juillet 2026',
    );
    expect(longPeriod(leaveRange(monday, newYear, 'pm', 'am'), 'fr')).toBe(
      'Du lundi 29\u00a0juin 2026 à midi au vendredi 1er\u00a0janvier 2027 à midi',
    );
    expect(longPeriod(leaveRange(monday, monday, 'am', 'am'), 'fr')).toBe('Lundi 29\u00a0juin 2026, matin');
    expect(longPeriod(leaveRange(monday, friday, 'pm'), 'en')).toBe(
      'Monday 29\u00a0June at noon to Friday 3\u00a0July 2026',
    );
  });

  it('counts in French and in English', () => {
    expect(countedDays(1.5, 'fr')).toBe('1,5\u00a0jour compté');
    expect(countedDays(2, 'fr')).toBe('2\u00a0jours comptés');
    expect(dayCount(-2.5, 'fr')).toBe('\u22122,5\u00a0jours');
    expect(dayCount(1, 'en')).toBe('1 day');
    expect(dayCount(0.5, 'en')).toBe('0.5 days');
  });
});
