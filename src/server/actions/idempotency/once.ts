import { createHash } from 'node:crypto';
import type { SessionActor } from '#server/actions/actor.ts';
import { Failure } from '#server/failure.ts';
import type { Services } from '#server/services.ts';
import { holding } from '#server/store/held-connection.ts';
import {
  claimKey,
  findAnswerOfKey,
  type KeptAnswer,
  KeyBusy,
  type KeyClaim,
  keepAnswerOfKey,
} from '#server/store/idempotency-keys.ts';
import { seal, unseal } from './sealed-answer.ts';

/** Longer than any client tries again, shorter than anyone would call the same key another intention. */
const rememberedMs = 24 * 60 * 60 * 1000;

const retryAfterSeconds = 1;

export interface KeyedCall {
  readonly key: string;
  /** Which call it is, and everything it says: two calls are the same when this is. */
  readonly said: unknown;
  /** The session's token, where the answer tells something that is told once: it is kept sealed with it. */
  readonly sealedWith: string | null;
}

export interface OnceAnswer {
  readonly answer: unknown;
  /** It was done before, and nothing has been done now. */
  readonly repeated: boolean;
}

/**
 * Does what a call asks for, once for each key of a person. The key, all that the call writes and its answer are one
 * transaction: whatever ends the process, either all of it is there or none. A refusal is not kept: the same key may
 * try again.
 */
export async function once(
  { database, now }: Services,
  actor: SessionActor,
  call: KeyedCall,
  perform: () => Promise<unknown>,
): Promise<OnceAnswer> {
  const claim = claimOf(actor, call, now());
  const { sealedWith } = call;
  try {
    return await database.together(actor.organizationId, async (tx) => {
      const kept = await claimKey(tx, claim);
      if (kept) return { answer: answerAgain(kept, claim, sealedWith), repeated: true };
      const answer = await perform();
      const text = JSON.stringify(answer);
      const shown = sealedWith === null ? Buffer.from(text) : seal(text, sealedWith);
      await keepAnswerOfKey(tx, claim, { answer: shown, sealed: sealedWith !== null });
      return { answer, repeated: false };
    });
  } catch (error) {
    if (error instanceof KeyBusy) throw new Failure('idempotency_key_busy', { retryAfterSeconds });
    throw error;
  }
}

/** Without a key it may do nothing either that it could not do with one: ask others, and hold a connection meanwhile. */
export function withoutKey(perform: () => Promise<unknown>): Promise<unknown> {
  return holding(null, perform);
}

/** What the call was answered before; null when it was not. It claims nothing: two at once are told apart by `once`. */
export async function answerOfKey(
  { database, now }: Services,
  actor: SessionActor,
  call: KeyedCall,
): Promise<OnceAnswer | null> {
  const claim = claimOf(actor, call, now());
  const kept = await database.inOrganization(actor.organizationId, (tx) => findAnswerOfKey(tx, claim));
  return kept && { answer: answerAgain(kept, claim, call.sealedWith), repeated: true };
}

function claimOf({ id: userId }: SessionActor, { key, said }: KeyedCall, at: Date): KeyClaim {
  const callDigest = digestOf(JSON.stringify(said));
  return { userId, keyHash: digestOf(key), callDigest, at, forgottenBefore: forgottenBefore(at) };
}

/** Keys of calls made before this are forgotten. */
export function forgottenBefore(at: Date): Date {
  return new Date(at.getTime() - rememberedMs);
}

function answerAgain(
  { callDigest, answer, sealed }: KeptAnswer,
  claim: KeyClaim,
  sealedWith: string | null,
): unknown {
  if (!callDigest.equals(claim.callDigest)) throw new Failure('idempotency_key_reused');
  // V7: emptied, as it may have named somebody who was erased.
  if (answer.length === 0) throw new Failure('idempotent_answer_sealed');
  const text = sealed ? unseal(answer, sealedWith ?? '') : answer.toString('utf8');
  // Done, but what it told once was told to another session.
  if (text === null) throw new Failure('idempotent_answer_sealed');
  return JSON.parse(text);
}

function digestOf(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
