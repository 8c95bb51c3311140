import { z } from 'zod';
import { reasonSchema } from '#contract/leave-request-forms.ts';
import type { SessionActor } from '#server/actions/actor.ts';
import { decideRequest } from '#server/actions/leave-requests/decide-request.ts';
import { isReadOnly, subscriptionRequired } from '#server/actions/subscription/subscription-today.ts';
import { Failure } from '#server/failure.ts';
import type { Services } from '#server/services.ts';

const pressSchema = z.string().regex(/^[0-9a-f-]{36}:\d{1,9}$/);

/** N17, N27: by the ordinary rules of the person, on the version that they saw. A refusal comes with its reason. */
export async function decideByPress(
  services: Services,
  actor: SessionActor,
  value: unknown,
  reason: string | null,
): Promise<void> {
  if (isReadOnly(actor, services.now())) throw subscriptionRequired();
  const pressed = pressSchema.safeParse(value);
  if (!pressed.success) throw new Failure('malformed_request');
  const [requestId = '', version = ''] = pressed.data.split(':');
  const shown = { version: Number(version) };
  await decideRequest(
    services,
    actor,
    requestId,
    reason === null
      ? { ...shown, decision: 'approve' }
      : { ...shown, decision: 'reject', reason: fitReason(reason) },
  );
}

/** What is typed into a program of others has the limits of the page. */
function fitReason(typed: string): string {
  const read = reasonSchema.safeParse(typed);
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  throw new Failure('validation_failed', { fields: { reason: issue?.message ?? 'invalid' } });
}
