import { enqueue } from '#server/actions/enqueue.ts';
import type { Services } from '#server/services.ts';

/** Does the same work for every address, so that neither the answer nor its delay tells who has an account. */
export async function requestLoginLink({ database }: Services, email: string): Promise<void> {
  await database.atGate((tx) => enqueue(tx, 'send-login-link', { email }));
}
