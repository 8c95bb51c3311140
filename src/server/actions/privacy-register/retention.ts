import { can } from '#domain/access/can.ts';
import { dayOfInstant } from '#domain/calendar/instant.ts';
import { amountKept, chosenKinds, type RetentionChoices } from '#domain/privacy/retention.ts';
import type { Acting } from '#server/actions/actor.ts';
import { changesBetween, record } from '#server/actions/audit-log/record.ts';
import { Failure } from '#server/failure.ts';
import type { Services } from '#server/services.ts';
import type { TenantTransaction } from '#server/store/database.ts';
import { findOrganization, lockOrganization } from '#server/store/organizations.ts';
import { loadRetentionChoices, saveRetentionChoices } from '#server/store/retention.ts';
import { type ComingErasures, comingErasures } from './forget-by-age.ts';

export interface RetentionInForce {
  readonly choices: RetentionChoices;
  readonly coming: ComingErasures;
}

export async function readRetention({ database, now }: Services, actor: Acting): Promise<RetentionInForce> {
  if (!can(actor, 'organization.edit')) throw new Failure('forbidden');
  return database.inOrganization(actor.organizationId, (tx) => inForce(tx, now()));
}

async function inForce(tx: TenantTransaction, at: Date): Promise<RetentionInForce> {
  const organization = await findOrganization(tx);
  if (!organization) throw new Failure('not_found');
  const choices = await loadRetentionChoices(tx);
  const today = dayOfInstant(at.getTime(), organization.timeZone);
  return { choices, coming: await comingErasures(tx, choices, today) };
}

/** V22: what is not named stays as it is. What is shortened goes the night after. */
export async function changeRetention(
  { database, now }: Services,
  actor: Acting,
  wanted: RetentionChoices,
): Promise<RetentionInForce> {
  if (!can(actor, 'organization.edit')) throw new Failure('forbidden');
  return database.inOrganization(actor.organizationId, async (tx) => {
    const { id, name } = await lockOrganization(tx);
    const at = now();
    const before = await loadRetentionChoices(tx);
    const after = { ...before, ...wanted };
    const changes = changesBetween(inWords(before), inWords(after));
    const chosen = chosenKinds.flatMap((kind) => {
      const amount = wanted[kind];
      return amount === undefined || amount === amountKept(kind, before) ? [] : [{ kind, amount }];
    });
    await saveRetentionChoices(tx, chosen, actor.id, at);
    if (Object.keys(changes).length > 0) {
      const subject = { kind: 'organization', id, name } as const;
      await record(tx, actor, at, { action: 'privacy.retention_changed', subject, details: changes });
    }
    return inForce(tx, at);
  });
}

function inWords(choices: RetentionChoices): Record<string, string> {
  return Object.fromEntries(chosenKinds.map((kind) => [kind, String(amountKept(kind, choices))]));
}
