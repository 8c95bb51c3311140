import type { Question } from './answers.ts';
import type { Database } from './database.ts';

export interface NewChallenge {
  readonly challengeHash: Buffer;
  readonly browserHash: Buffer;
  /** Who is to get a passkey; null for a login. */
  readonly maker: {
    readonly organizationId: string;
    readonly userId: string;
    readonly userHandle: Buffer;
  } | null;
  readonly endsAt: Date;
}

export interface TakenChallenge {
  readonly organization_id: string | null;
  readonly user_id: string | null;
  readonly user_handle: Buffer | null;
  readonly ends_at: Date;
}

const takenChallenge: Question<TakenChallenge> = {
  name: 'take-passkey-challenge',
  text: 'select * from gate.take_passkey_challenge($1, $2)',
  columns: { organization_id: 'uuid', user_id: 'uuid', user_handle: 'bytea', ends_at: 'timestamptz' },
};

export async function keepChallenge(
  database: Database,
  { challengeHash, browserHash, maker, endsAt }: NewChallenge,
): Promise<void> {
  await database.askGate(
    { name: 'keep-passkey-challenge', text: 'select gate.keep_passkey_challenge($1, $2, $3, $4, $5, $6)' },
    [
      challengeHash,
      browserHash,
      maker?.organizationId ?? null,
      maker?.userId ?? null,
      maker?.userHandle ?? null,
      endsAt,
    ],
  );
}

/** Once: whoever asks again finds nothing. */
export async function takeChallenge(
  database: Database,
  challengeHash: Buffer,
  browserHash: Buffer,
): Promise<TakenChallenge | null> {
  const [taken] = await database.askGate(takenChallenge, [challengeHash, browserHash]);
  return taken ?? null;
}

export async function forgetChallenges(database: Database, before: Date): Promise<void> {
  await database.askGate(
    { name: 'forget-passkey-challenges', text: 'select gate.forget_passkey_challenges($1)' },
    [before],
  );
}
