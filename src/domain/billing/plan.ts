export const plans = ['trial', 'paid'] as const;

export type Plan = (typeof plans)[number];

/** Whoever signs up for more than one user and names no plan means to pay. */
export function isPaid(plan: Plan | undefined, seats: number): boolean {
  return plan === undefined ? seats > 1 : plan === 'paid';
}
