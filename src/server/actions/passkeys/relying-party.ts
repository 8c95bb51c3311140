import { randomBytes } from 'node:crypto';
import { challengeEnd } from '#domain/passkeys/passkey-limits.ts';
import { Failure } from '#server/failure.ts';
import type { Origin, Services } from '#server/services.ts';
import {
  keepChallenge,
  type NewChallenge,
  type TakenChallenge,
  takeChallenge,
} from '#server/store/passkey-challenges.ts';
import { hashSecret } from '#server/token.ts';

/** Who a browser makes passkeys for: the host of PUBLIC_URL, and nothing else. */
export function relyingParty({ publicUrl }: Pick<Services, 'publicUrl'>) {
  const { hostname, origin } = new URL(publicUrl);
  return { id: hostname, origin, name: 'Relâche' };
}

/** Another for every question; kept as a hash, and for this browser alone. */
export async function newChallenge(
  { database, now }: Services,
  { browser }: Origin,
  maker: NewChallenge['maker'],
): Promise<Uint8Array<ArrayBuffer>> {
  if (!browser) throw new Failure('passkey_unfit');
  const challenge = new Uint8Array(randomBytes(32));
  await keepChallenge(database, {
    challengeHash: hashSecret(Buffer.from(challenge).toString('base64url')),
    browserHash: hashSecret(browser),
    maker,
    endsAt: new Date(challengeEnd(now().getTime())),
  });
  return challenge;
}

interface AnsweredChallenge {
  readonly challenge: string;
  readonly kept: TakenChallenge;
}

/** I14: what the device signed, if this browser was asked it and nobody has answered yet; it is used up either way. */
export async function answeredChallenge(
  { database, now }: Services,
  { browser }: Origin,
  clientDataJson: string,
): Promise<AnsweredChallenge | null> {
  const challenge = challengeIn(clientDataJson);
  if (challenge === null || !browser) return null;
  const kept = await takeChallenge(database, hashSecret(challenge), hashSecret(browser));
  return kept && kept.ends_at > now() ? { challenge, kept } : null;
}

function challengeIn(clientDataJson: string): string | null {
  try {
    const { challenge } = JSON.parse(Buffer.from(clientDataJson, 'base64url').toString());
    return typeof challenge === 'string' ? challenge : null;
  } catch {
    return null;
  }
}
