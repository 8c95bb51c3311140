import { can } from '#domain/access/can.ts';
import type { SessionActor } from '#server/actions/actor.ts';
import { record } from '#server/actions/audit-log/record.ts';
import { Failure } from '#server/failure.ts';
import type { Services } from '#server/services.ts';
import { listUsersById } from '#server/store/figure-marks.ts';
import { findChargesRate, setChargesRate, writePayBases } from '#server/store/pay-bases.ts';

export interface PayBasesForm {
  /** In hundredths of a percent; left as it is where it is not said. */
  readonly chargesRate?: number | undefined;
  readonly people: readonly {
    readonly userId: string;
    readonly dailyRate: number | null;
    readonly previousGross: number | null;
    readonly currentGross: number | null;
  }[];
}

/** U11: what a day costs, of some people. The log tells that it was set, and never the amounts. */
export async function setPayBases(
  { database, now }: Services,
  actor: SessionActor,
  { chargesRate, people }: PayBasesForm,
): Promise<void> {
  if (!can(actor, 'insight.set-costs')) throw new Failure('forbidden');
  await database.inOrganization(actor.organizationId, async (tx) => {
    const at = now();
    const ids = [...new Set(people.map(({ userId }) => userId))];
    const known = await listUsersById(tx, ids);
    if (known.length !== ids.length || ids.length !== people.length) throw new Failure('not_found');
    await writePayBases(
      tx,
      people.map((one) => ({ ...one, changedAt: at, changedBy: actor.id })),
    );
    if (chargesRate !== undefined && chargesRate !== (await findChargesRate(tx))) {
      await setChargesRate(tx, chargesRate);
    }
    await record(tx, actor, at, {
      action: 'payroll.pay_bases_set',
      subject: { kind: 'organization', id: tx.organizationId, name: actor.organizationName },
      details: { people: people.length },
    });
  });
}
