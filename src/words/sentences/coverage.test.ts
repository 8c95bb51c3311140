import { describe, expect, it } from 'vitest';
import { addDays, plainDate } from '#domain/calendar/plain-date.ts';
import type { Shortage } from '#domain/coverage/minimum.ts';
import { blackoutSentence, shortageSentence } from './coverage.ts';

const on = (date: string, present = 1, half: Shortage['half'] = null): Shortage => ({
  date: plainDate(date),
  half,
  present,
});
const support = { name: 'Support' };

describe('presence in words', () => {
  it('names the days, how many would be left, and where', () => {
    const few = { team: support, minimum: 2, withPending: false, days: [on('2026-05-12'), on('2026-05-13')] };
    expect(shortageSentence(few, 'fr')).toBe(
      'Le 12 et le 13\u00a0mai 2026, il ne resterait qu’une personne sur 2\u00a0requises dans l’équipe Support.',
    );
    expect(shortageSentence(few, 'en')).toBe(
      'On 12 and 13\u00a0May 2026, only 1 of the 2 required would be left in the team Support.',
    );
  });

  it('says days in a row together, a half-day by its half, and each month once', () => {
    const days = [on('2026-04-28', 0), on('2026-04-29', 0), on('2026-04-30', 0), on('2026-05-04', 2, 'am')];
    const few = { team: null, minimum: 3, withPending: false, days };
    expect(shortageSentence(few, 'fr')).toBe(
      'Du 28 au 30\u00a0avril et le 4\u00a0mai 2026 (matin), il ne resterait que 0 à 2\u00a0personnes sur 3\u00a0requises dans l’organisation.',
    );
  });

  it('tells apart what requests that wait would add', () => {
    const few = { team: null, minimum: 1, withPending: true, days: [on('2026-05-12', 0)] };
    expect(shortageSentence(few, 'fr')).toBe(
      'Le 12\u00a0mai 2026, il ne resterait personne sur 1\u00a0requise dans l’organisation si les demandes en attente étaient aussi approuvées.',
    );
    expect(shortageSentence(few, 'en')).toBe(
      'On 12\u00a0May 2026, nobody of the 1 required would be left in the organisation if the requests that wait were approved as well.',
    );
  });

  it('counts days that are too many to be named', () => {
    const days = [0, 2, 4, 7, 9].map((later) => on(addDays(plainDate('2026-06-01'), later)));
    const few = { team: null, minimum: 2, withPending: false, days };
    expect(shortageSentence(few, 'fr')).toMatch(
      /^5\u00a0jours entre le 1er\u00a0juin 2026 et le 10\u00a0juin 2026, /,
    );
  });

  it('names a period without leave by its name, days and team', () => {
    const start = plainDate('2026-01-12');
    const period = { id: '1', teamId: '2', name: 'Inventaire', start, end: addDays(start, 2), reason: '' };
    expect(blackoutSentence({ ...period, team: support }, 'fr')).toBe(
      'Période sans congé «\u00a0Inventaire\u00a0», du 12 au 14\u00a0janvier 2026 (équipe Support).',
    );
    expect(blackoutSentence({ ...period, team: null }, 'en')).toBe(
      'Blackout period “Inventaire”, from 12 to 14\u00a0January 2026.',
    );
  });
});
