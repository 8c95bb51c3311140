import type { SecondFactorPolicy } from '#domain/access/second-factor.ts';
import type { PlainDate } from '#domain/calendar/plain-date.ts';
import type { SessionActor } from '#server/actions/actor.ts';
import type { Services } from '#server/services.ts';
import { findOrganization } from '#server/store/organizations.ts';
import { listPasskeysOf } from '#server/store/passkeys.ts';
import { countRecoveryCodes, findApp } from '#server/store/second-factors.ts';

export interface ShownFactors {
  readonly appSince: Date | null;
  readonly codesLeft: number;
  readonly passkeys: number;
  readonly policy: { readonly secondFactor: SecondFactorPolicy; readonly from: PlainDate | null };
}

export async function showFactors({ database }: Services, actor: SessionActor): Promise<ShownFactors> {
  return database.inOrganization(actor.organizationId, async (tx) => {
    const app = await findApp(tx, actor.id);
    const organization = await findOrganization(tx);
    return {
      appSince: app?.confirmedAt ?? null,
      codesLeft: await countRecoveryCodes(tx, actor.id),
      passkeys: (await listPasskeysOf(tx, actor.id)).length,
      policy: {
        secondFactor: organization?.secondFactorPolicy ?? 'off',
        from: organization?.secondFactorFrom ?? null,
      },
    };
  });
}
