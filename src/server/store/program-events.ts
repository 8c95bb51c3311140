import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { OccurredEvent } from '#domain/webhooks/message.ts';
import type { TenantTransaction } from './database.ts';
import { webhookDeliveries, webhookEvents } from './schema/webhooks.ts';

/** What happened, for the programs that asked to hear of it. */
export interface ProgramEvent extends Omit<OccurredEvent, 'sequence'> {
  /** Greater with every change of the object; counted here where the object has no version of its own. */
  readonly sequence?: number;
  /** Nothing is sent sooner: for what may still be taken back. */
  readonly notBefore?: Date | undefined;
  /** For one program only, whatever it asked for. */
  readonly endpointId?: string;
}

/** For `gate.tell_programs`, the one way by which events come about. */
export function programEventsText(events: readonly ProgramEvent[]): string {
  return JSON.stringify(events);
}

/** In the transaction of the change: events and their deliveries exist if and only if the change does. */
export async function tellPrograms(tx: TenantTransaction, events: readonly ProgramEvent[]): Promise<void> {
  if (events.length === 0) return;
  await tx.execute(sql`select gate.tell_programs(${programEventsText(events)}::json)`);
}

/** As if it had never been: what was not sent yet is not sent any more. */
export async function retractProgramEvent(tx: TenantTransaction, id: string): Promise<void> {
  await tx.delete(webhookEvents).where(eq(webhookEvents.id, id));
}

/** Gives what programs have not been sent yet another time, and says which jobs are to have it too. */
export async function moveProgramEvents(
  tx: TenantTransaction,
  ids: readonly string[],
  nextAt: Date,
): Promise<string[]> {
  if (ids.length === 0) return [];
  const moved = await tx
    .update(webhookDeliveries)
    .set({ nextAt })
    .where(and(inArray(webhookDeliveries.eventId, [...ids]), eq(webhookDeliveries.state, 'waiting')))
    .returning({ eventId: webhookDeliveries.eventId, endpointId: webhookDeliveries.endpointId });
  return moved.map(({ eventId, endpointId }) => `webhook:${eventId}:${endpointId}`);
}

export async function listLatestEvents(
  tx: TenantTransaction,
  type: string,
  limit: number,
): Promise<OccurredEvent[]> {
  return tx
    .select()
    .from(webhookEvents)
    .where(and(eq(webhookEvents.type, type)))
    .orderBy(desc(webhookEvents.at), desc(webhookEvents.id))
    .limit(limit);
}
