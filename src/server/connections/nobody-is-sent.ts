import { OutsideFailure } from './outside-call.ts';
import type { ProviderProtocol } from './provider-protocol.ts';

const refuse = async (): Promise<never> => {
  throw new OutsideFailure('refused', 'by_address');
};

/** What an admin types has no way out and back, and nothing that would be renewed or given back. */
export const nobodyIsSent = {
  byAddress: true,
  begin: refuse,
  finish: refuse,
  refresh: refuse,
  revoke: refuse,
} as const satisfies Partial<ProviderProtocol>;
