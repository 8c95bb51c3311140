import { createHash, randomBytes } from 'node:crypto';
import { previewMinutes } from '#domain/assistants/assistant-tools.ts';
import type { SessionActor } from '#server/actions/actor.ts';
import type { Services } from '#server/services.ts';
import { insertPreview, takePreview } from '#server/store/kept-previews.ts';

/** What was asked for, with the facts that were shown: whoever agrees agrees to both. */
export interface Previewed {
  readonly tool: string;
  readonly asked: unknown;
  readonly facts: unknown;
}

const tokenPattern = /^[\w-]{43}$/;

/** Z9: the token of a preview, for its person and their key alone. Only its hash is kept. */
export async function issuePreviewToken(
  { database, now }: Services,
  actor: SessionActor,
  previewed: Previewed,
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const preview = { userId: actor.id, tokenHash: hashOf(token), digest: digestOf(actor, previewed) };
  await database.inOrganization(actor.organizationId, (tx) => insertPreview(tx, preview, now()));
  return token;
}

/** Z9: used up, whatever it turns out to be worth. */
export async function redeemPreviewToken(
  { database, now }: Services,
  actor: SessionActor,
  token: string,
  previewed: Previewed,
): Promise<'agreed' | 'changed' | 'unknown'> {
  if (!tokenPattern.test(token)) return 'unknown';
  const since = new Date(now().getTime() - previewMinutes * 60_000);
  const digest = await database.inOrganization(actor.organizationId, (tx) =>
    takePreview(tx, { userId: actor.id, tokenHash: hashOf(token) }, since),
  );
  if (!digest) return 'unknown';
  return digest.equals(digestOf(actor, previewed)) ? 'agreed' : 'changed';
}

function hashOf(token: string): Buffer {
  return createHash('sha256').update(`preview ${token}`).digest();
}

function digestOf({ id, key }: SessionActor, { tool, asked, facts }: Previewed): Buffer {
  return createHash('sha256')
    .update(JSON.stringify([id, key?.id ?? null, tool, asked, facts]))
    .digest();
}
