import { absenceKey, lastsAsLong, type PayrollProvider, type ProviderAbsence } from './provider-absence.ts';
import type { SendingDeed } from './sending-plan.ts';

/** An absence that the program has, by its own id where it gives one. */
export interface ThereAbsence extends ProviderAbsence {
  readonly id: string | null;
}

export interface OpenStep {
  readonly deed: SendingDeed;
  readonly absence: ProviderAbsence;
  /** A call may have left before, and its answer was lost. */
  readonly maybeSent: boolean;
  /** By which the program knew what we sent; null where it never said. */
  readonly knownId: string | null;
}

export type NextCall =
  | { readonly kind: 'none'; readonly id: string | null }
  | { readonly kind: 'add' }
  | { readonly kind: 'change' }
  | { readonly kind: 'delete'; readonly id: string | null }
  /** J27: something else stands on these very days. */
  | { readonly kind: 'occupied' };

/**
 * J27: what is still to be done, by what the program has at this moment. It is read before every write, so that whatever
 * ended a sending halfway, going on with it sends nothing twice.
 */
export function nextCall(
  provider: PayrollProvider,
  step: OpenStep,
  there: readonly ThereAbsence[],
): NextCall {
  const same = findSame(provider, step, there);
  if (step.deed === 'delete') return same ? { kind: 'delete', id: same.id } : { kind: 'none', id: null };
  if (same) {
    // PayFit has no change, and no need of one: moments are part of what makes an absence the same.
    const holds = provider === 'payfit' || lastsAsLong(same, step.absence);
    return holds ? { kind: 'none', id: same.id } : { kind: 'change' };
  }
  const beside = provider === 'payfit' ? there.find((each) => isOnSameDays(each, step.absence)) : undefined;
  if (beside === undefined) return { kind: 'add' };
  // PayFit reads some types back under a wider name: what we may have sent is then ours.
  return step.maybeSent ? { kind: 'none', id: beside.id } : { kind: 'occupied' };
}

function findSame(
  provider: PayrollProvider,
  { absence, deed, knownId }: OpenStep,
  there: readonly ThereAbsence[],
): ThereAbsence | undefined {
  const key = absenceKey(provider, absence);
  const byId = knownId === null ? undefined : there.find(({ id }) => id === knownId);
  if (byId && (deed === 'delete' || isOnSameDays(byId, absence))) return byId;
  return there.find((each) => absenceKey(provider, each) === key);
}

function isOnSameDays(one: ProviderAbsence, other: ProviderAbsence): boolean {
  return (
    one.employee === other.employee &&
    one.startDate === other.startDate &&
    one.startHalf === other.startHalf &&
    one.endDate === other.endDate &&
    one.endHalf === other.endHalf
  );
}
