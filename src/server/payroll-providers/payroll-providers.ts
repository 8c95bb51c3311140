import { z } from 'zod';
import type { PayrollProvider } from '#domain/payroll-sending/provider-absence.ts';
import type { SealedSecrets } from '#server/webhooks/sealed-secrets.ts';
import { type CallProvider, providerCaller } from './call-provider.ts';
import { payfitClient } from './payfit-client.ts';
import type { PayrollClient } from './payroll-client.ts';
import type { ProviderAddresses } from './provider-addresses.ts';
import { ProviderFailure } from './provider-answers.ts';
import { silaeClient } from './silae-client.ts';
import { TokenShelf } from './token-shelf.ts';

/** What is needed to reach payroll programs. */
export interface PayrollProviders {
  readonly addresses: ProviderAddresses;
  readonly call: CallProvider;
  readonly tokens: TokenShelf;
}

export function createPayrollProviders(addresses: ProviderAddresses, now: () => Date): PayrollProviders {
  return { addresses, call: providerCaller(now), tokens: new TokenShelf(now) };
}

/** What a company's access to a payroll program is made of. */
export const accessSchemas = {
  silae: z.object({ clientId: z.string(), clientSecret: z.string(), subscriptionKey: z.string() }),
  payfit: z.object({ apiKey: z.string() }),
} as const satisfies Record<PayrollProvider, z.ZodObject>;

/** An access as it is kept. */
export interface KeptAccess {
  readonly organizationId: string;
  readonly id: string;
  readonly provider: PayrollProvider;
  readonly dossier: string | null;
  readonly secrets: Buffer | null;
  readonly changedAt: Date;
}

/** What an access is sealed for: moved to another row, it opens no more. */
export function accessPlace({ organizationId, id }: Pick<KeptAccess, 'organizationId' | 'id'>): string {
  return `payroll_connections|${organizationId}|${id}`;
}

export function canOpen(sealed: SealedSecrets, access: KeptAccess): boolean {
  return access.secrets !== null && sealed.open(access.secrets, accessPlace(access)) !== null;
}

/** The account that an access opens; what cannot be opened is told as trouble. */
export function clientFor(
  { addresses, call, tokens }: PayrollProviders,
  sealed: SealedSecrets,
  access: KeptAccess,
  signal: AbortSignal,
): PayrollClient {
  const { provider, dossier, id, changedAt } = access;
  if (access.secrets === null) throw new ProviderFailure('disconnected');
  const opened = sealed.open(access.secrets, accessPlace(access));
  if (opened === null) throw new ProviderFailure('secret');
  const read: unknown = JSON.parse(opened.toString('utf8'));
  if (provider === 'payfit') {
    const { apiKey } = accessSchemas.payfit.parse(read);
    return payfitClient({ addresses: addresses.payfit, call, apiKey, dossier, signal });
  }
  return silaeClient({
    addresses: addresses.silae,
    call,
    tokens,
    account: `${id} ${changedAt.getTime()}`,
    secrets: accessSchemas.silae.parse(read),
    dossier: dossier ?? '',
    signal,
  });
}
