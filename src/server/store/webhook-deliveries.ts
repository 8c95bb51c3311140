import { and, asc, desc, eq, gte, inArray, lt, sql } from 'drizzle-orm';
import type { DeliveryState } from '#domain/webhooks/delivering.ts';
import type { TenantTransaction } from './database.ts';
import { webhookDeliveries, webhookEvents } from './schema/webhooks.ts';

export type WebhookDelivery = typeof webhookDeliveries.$inferSelect;

/** With what it tells. */
export type ToldDelivery = WebhookDelivery & { readonly event: typeof webhookEvents.$inferSelect };

const joined = { delivery: webhookDeliveries, event: webhookEvents };

const told = ({ delivery, event }: { delivery: WebhookDelivery; event: ToldDelivery['event'] }) => ({
  ...delivery,
  event,
});

export async function findWebhookDelivery(tx: TenantTransaction, id: string): Promise<ToldDelivery | null> {
  const [found] = await tx
    .select(joined)
    .from(webhookDeliveries)
    .innerJoin(webhookEvents, eq(webhookEvents.id, webhookDeliveries.eventId))
    .where(eq(webhookDeliveries.id, id));
  return found ? told(found) : null;
}

/** Locked, so that an attempt and a replay stand in line. */
export async function lockDelivery(tx: TenantTransaction, id: string): Promise<ToldDelivery | null> {
  const [found] = await tx
    .select(joined)
    .from(webhookDeliveries)
    .innerJoin(webhookEvents, eq(webhookEvents.id, webhookDeliveries.eventId))
    .where(eq(webhookDeliveries.id, id))
    .for('update', { of: webhookDeliveries });
  return found ? told(found) : null;
}

export async function findDeliveryOfEvent(
  tx: TenantTransaction,
  endpointId: string,
  eventId: string,
): Promise<ToldDelivery | null> {
  const [found] = await tx
    .select(joined)
    .from(webhookDeliveries)
    .innerJoin(webhookEvents, eq(webhookEvents.id, webhookDeliveries.eventId))
    .where(and(eq(webhookDeliveries.endpointId, endpointId), eq(webhookDeliveries.eventId, eventId)));
  return found ? told(found) : null;
}

/** Latest first, from right after the delivery `before` on. */
export async function listDeliveries(
  tx: TenantTransaction,
  endpointId: string,
  state: DeliveryState | undefined,
  limit: number,
  before: string | undefined,
): Promise<ToldDelivery[]> {
  const { createdAt, id } = webhookDeliveries;
  const rows = await tx
    .select(joined)
    .from(webhookDeliveries)
    .innerJoin(webhookEvents, eq(webhookEvents.id, webhookDeliveries.eventId))
    .where(
      and(
        eq(webhookDeliveries.endpointId, endpointId),
        state === undefined ? undefined : eq(webhookDeliveries.state, state),
        before === undefined
          ? undefined
          : sql`(${createdAt}, ${id}) < (select created_at, id from webhook_deliveries as last where last.id = ${before})`,
      ),
    )
    .orderBy(desc(createdAt), desc(id))
    .limit(limit);
  return rows.map(told);
}

export interface DeliveryRange {
  readonly from: Date;
  readonly to: Date;
  readonly states: readonly DeliveryState[];
}

/** First to last, so that they are sent in the order in which things happened. */
export async function lockDeliveriesBetween(
  tx: TenantTransaction,
  endpointId: string,
  { from, to, states }: DeliveryRange,
  limit: number,
): Promise<WebhookDelivery[]> {
  const { createdAt, id, state } = webhookDeliveries;
  return tx
    .select()
    .from(webhookDeliveries)
    .where(
      and(
        eq(webhookDeliveries.endpointId, endpointId),
        gte(createdAt, from),
        lt(createdAt, to),
        inArray(state, [...states]),
      ),
    )
    .orderBy(asc(createdAt), asc(id))
    .limit(limit)
    .for('update');
}

export async function changeDelivery(
  tx: TenantTransaction,
  id: string,
  changed: Partial<Pick<WebhookDelivery, 'state' | 'attempts' | 'nextAt' | 'tries' | 'answer'>>,
): Promise<void> {
  await tx.update(webhookDeliveries).set(changed).where(eq(webhookDeliveries.id, id));
}

/** Asked for anew: attempts are counted from here on. */
export async function markWaiting(tx: TenantTransaction, ids: readonly string[], at: Date): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .update(webhookDeliveries)
    .set({ state: 'waiting', attempts: 0, nextAt: at })
    .where(inArray(webhookDeliveries.id, [...ids]));
}

/** What waits for an endpoint that is off is kept, to be replayed. */
export async function holdWaiting(tx: TenantTransaction, endpointId: string): Promise<void> {
  await tx
    .update(webhookDeliveries)
    .set({ state: 'held', nextAt: null })
    .where(and(eq(webhookDeliveries.endpointId, endpointId), eq(webhookDeliveries.state, 'waiting')));
}
