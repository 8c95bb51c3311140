import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { ceiling, divide, type Fraction, fraction, subtract, ZERO } from '#domain/amounts/fraction.ts';
import { addDays, plainDate } from '#domain/calendar/plain-date.ts';
import type { DifferenceKind } from './difference-causes.ts';
import { compareWith, knownBalance, type PaidStory, paidPerson } from './paid-person.fixture.ts';

/** Monday weeks of the summer of 2026, of one to five days each, and none over another. */
const leaves = fc
  .uniqueArray(fc.record({ week: fc.nat(20), days: fc.integer({ min: 1, max: 5 }) }), {
    selector: ({ week }) => week,
    maxLength: 4,
  })
  .map((weeks) =>
    weeks.map(({ week, days }, index) => {
      const start = addDays(plainDate('2026-06-01'), 7 * week);
      return [`known-${index}`, start, addDays(start, days - 1)] as const;
    }),
  );

const person = fc.record({
  from: fc.constantFrom('2019-03-01', '2023-06-01', '2025-06-01'),
  leaves,
  unit: fc.constantFrom('ouvres' as const, 'ouvrables' as const),
});
const counters = fc.constantFrom('paid-leave-n1', 'paid-leave-n', 'paid-leave');

function before({
  from,
  leaves: known,
  unit,
}: {
  from: string;
  leaves: PaidStory['leaves'];
  unit: 'ouvres' | 'ouvrables';
}) {
  return { from, leaves: known ?? [], policy: { unit } };
}

it('J18: without a cause both are equal, whatever was taken and whatever came later', () => {
  fc.assert(
    fc.property(person, counters, fc.boolean(), (told, counter, late) => {
      const after = late ? { leaves: [['late', '2026-10-26', '2026-10-28'] as const] } : {};
      const { difference, causes, unexplained } = compareWith(paidPerson(before(told), after), counter, ZERO);
      expect([difference, causes, unexplained]).toEqual([0, [], 0]);
    }),
    { numRuns: 30 },
  );
}, 60_000);

interface Plant {
  readonly kind: DifferenceKind;
  readonly from?: string;
  readonly before?: PaidStory;
  readonly after?: PaidStory;
  readonly more: Fraction | ((balance: Fraction) => Fraction);
}

const upTo = (most: number) => fc.integer({ min: 1, max: most });

/** Amounts that no other cause has. */
const plant: fc.Arbitrary<Plant> = fc.oneof(
  upTo(4).map((days): Plant => {
    const end = addDays(plainDate('2026-10-25'), days);
    return { kind: 'late-absence', after: { leaves: [['late', '2026-10-26', end]] }, more: fraction(-days) };
  }),
  upTo(12).map((days): Plant => {
    const before = { adjusted: [['Accord', days + 0.25] as const] };
    return { kind: 'adjustment', before, more: fraction(-(4 * days + 1), 4) };
  }),
  upTo(6).map((days): Plant => {
    const before = { policy: { seniority: [{ years: 1, days: fraction(days) }] } };
    return { kind: 'other-counter', before, more: fraction(-days) };
  }),
  upTo(5).map((months): Plant => {
    return { kind: 'acquisition', from: '2026-07-01', more: fraction(25 * months, 12) };
  }),
  fc.constant<Plant>({
    kind: 'rounding',
    from: '2026-06-01',
    more: (balance) => subtract(ceiling(balance), balance),
  }),
  fc.constant<Plant>({ kind: 'unit', more: (balance) => divide(balance, fraction(5)) }),
);

it('J19: a cause that was planted is named, alone, and explains all of it', () => {
  fc.assert(
    fc.property(plant, fc.constantFrom('2019-03-01', '2023-06-01'), (planted, from) => {
      const paid = paidPerson({ from: planted.from ?? from, ...planted.before }, planted.after ?? {});
      const { more } = planted;
      const days = typeof more === 'function' ? more(knownBalance(paid, 'paid-leave')) : more;
      const { causes, unexplained } = compareWith(paid, 'paid-leave', days);
      expect(causes.map(({ kind }) => kind)).toEqual([planted.kind]);
      expect(unexplained).toBe(0);
    }),
    { numRuns: 40 },
  );
}, 60_000);
