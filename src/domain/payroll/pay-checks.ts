/** J2: what may be missing before a month is closed. */
export const CHECKS = [
  'waiting-requests',
  'missing-payroll-number',
  'type-without-code',
  'notice-due',
  'missing-contract-date',
] as const;

export type CheckKind = (typeof CHECKS)[number];

export interface CheckedThing {
  readonly id: string;
  readonly name: string;
}

export interface PayCheck {
  readonly kind: CheckKind;
  readonly count: number;
  /** The first of them. */
  readonly some: readonly CheckedThing[];
}

/** As many as a list on a screen names before it says « and others ». */
const NAMED = 20;

/** Only what something is missing of, in the order in which it is mended. */
export function payChecks(found: Readonly<Record<CheckKind, readonly CheckedThing[]>>): PayCheck[] {
  return CHECKS.flatMap((kind) => {
    const things = [...new Map(found[kind].map((thing) => [thing.id, thing])).values()];
    return things.length === 0 ? [] : [{ kind, count: things.length, some: things.slice(0, NAMED) }];
  });
}
