import { describe, expect, it } from 'vitest';
import type { Half } from '#domain/calendar/half-day.ts';
import { plainDate } from '#domain/calendar/plain-date.ts';
import { absencesOfLines, lineProblem, type SendableLine } from './line-absences.ts';
import { absenceKey, type PayrollProvider } from './provider-absence.ts';
import { type SentAbsence, sendingPlan } from './sending-plan.ts';

const line = (
  [startDate, startHalf]: readonly [string, Half],
  [endDate, endHalf]: readonly [string, Half],
  rest: Partial<SendableLine> = {},
): SendableLine => ({
  userId: 'ines',
  personName: 'Inès',
  type: 'vacation',
  employee: 'A-42',
  code: 'AB-300',
  startDate: plainDate(startDate),
  startHalf,
  endDate: plainDate(endDate),
  endHalf,
  ...rest,
});

const told = (provider: PayrollProvider, lines: readonly SendableLine[]) =>
  [...absencesOfLines(provider, lines).values()].map(
    ({ absence: { startDate, startHalf, endDate, endHalf } }) =>
      `${startDate} ${startHalf} ${endDate} ${endHalf}`,
  );

describe('J26: the absences of a line', () => {
  it('stand alone at Silae where they are half a day, and are whole at PayFit', () => {
    const noonToNoon = line(['2026-09-09', 'pm'], ['2026-09-11', 'am']);
    expect(told('silae', [noonToNoon])).toEqual([
      '2026-09-09 pm 2026-09-09 pm',
      '2026-09-10 am 2026-09-10 pm',
      '2026-09-11 am 2026-09-11 am',
    ]);
    expect(told('payfit', [noonToNoon])).toEqual(['2026-09-09 pm 2026-09-11 am']);
    expect(told('silae', [line(['2026-09-09', 'am'], ['2026-09-11', 'pm'])])).toEqual([
      '2026-09-09 am 2026-09-11 pm',
    ]);
  });

  it('are one day at Silae where a morning and an afternoon bear one code, which knows no halves', () => {
    const [morning, afternoon] = [
      line(['2026-09-09', 'am'], ['2026-09-09', 'am']),
      line(['2026-09-09', 'pm'], ['2026-09-09', 'pm']),
    ];
    expect(told('silae', [morning, afternoon])).toEqual(['2026-09-09 am 2026-09-09 pm']);
    expect(told('payfit', [morning, afternoon])).toHaveLength(2);
    const other = { ...afternoon, code: 'AB-310' };
    expect(told('silae', [morning, other])).toHaveLength(2);
  });

  it('are none where nobody said by what the program knows them', () => {
    const nameless = line(['2026-09-09', 'am'], ['2026-09-09', 'pm'], { employee: null });
    const codeless = line(['2026-09-09', 'am'], ['2026-09-09', 'pm'], { code: null });
    expect([nameless, codeless].map(lineProblem)).toEqual(['employee', 'code']);
    expect(told('silae', [nameless, codeless])).toEqual([]);
  });
});

describe('J26: a plan', () => {
  const month = plainDate('2026-09-01');
  const whole = line(['2026-09-10', 'am'], ['2026-09-11', 'pm']);
  const halfDay = line(['2026-09-14', 'am'], ['2026-09-14', 'am']);
  const day = line(['2026-09-14', 'am'], ['2026-09-14', 'pm']);
  const inAugust = line(['2026-08-03', 'am'], ['2026-08-07', 'pm']);

  const toldBefore = (lines: readonly SendableLine[], rest: Partial<SentAbsence> = {}) =>
    new Map(
      [...absencesOfLines('silae', lines).values()].map(({ absence, line: { userId, personName, type } }) => [
        absenceKey('silae', absence),
        { absence, userId, personName, type, present: true, ofReopened: false, ...rest },
      ]),
    );
  const plan = (input: {
    readonly wanted?: readonly SendableLine[];
    readonly corrected?: readonly SendableLine[];
    readonly told?: ReadonlyMap<string, SentAbsence>;
    readonly held?: readonly string[];
  }) =>
    sendingPlan({
      month,
      wanted: absencesOfLines('silae', input.wanted ?? []),
      corrected: absencesOfLines('silae', input.corrected ?? []),
      held: new Set(input.held ?? []),
      told: input.told ?? new Map(),
    }).map(({ deed, absence }) => `${deed} ${absence.startDate}`);

  it('adds what was never sent, and nothing twice', () => {
    expect(plan({ wanted: [whole, halfDay] })).toEqual(['add 2026-09-10', 'add 2026-09-14']);
    expect(plan({ wanted: [whole, halfDay], told: toldBefore([whole, halfDay]) })).toEqual([]);
  });

  it('changes what lasts otherwise, and takes back what no longer is', () => {
    const before = toldBefore([whole, halfDay]);
    expect(plan({ wanted: [day], told: before })).toEqual(['delete 2026-09-10', 'change 2026-09-14']);
    expect(plan({ wanted: [whole], told: toldBefore([whole], { present: false }) })).toEqual([
      'add 2026-09-10',
    ]);
  });

  it('touches an earlier month only where a difference speaks of it', () => {
    expect(plan({ wanted: [inAugust, whole] })).toEqual(['add 2026-09-10']);
    expect(plan({ wanted: [inAugust], corrected: [inAugust] })).toEqual(['add 2026-08-03']);
    expect(plan({ corrected: [inAugust] })).toEqual(['delete 2026-08-03']);
    expect(plan({ told: toldBefore([inAugust]) })).toEqual([]);
    expect(plan({ told: toldBefore([inAugust], { ofReopened: true }) })).toEqual(['delete 2026-08-03']);
  });

  it('takes nothing back of someone of whom a line cannot be sent', () => {
    expect(plan({ told: toldBefore([whole]), held: ['ines'] })).toEqual([]);
  });
});
