import { type VapidKeys, vapidKeysFrom } from '#server/push/vapid.ts';
import { type GuardedFetch, guardedFetch } from './guarded-fetch.ts';
import { type PostAnswer, type Posting, type PostParts, post } from './post.ts';
import { type Reach, refusalOf, type UrlRefusal } from './reach.ts';
import { type SealedSecrets, sealedSecrets, secretsKeyOf } from './sealed-secrets.ts';

/** What is needed to reach the programs of others. */
export interface Messenger {
  readonly secrets: SealedSecrets;
  readonly refusalOf: (url: string) => UrlRefusal | null;
  /** By which push services know this installation. */
  readonly vapid: () => VapidKeys;
  readonly post: (posting: Posting) => Promise<PostAnswer>;
  /** Asks a server of others, and reads what it answers. */
  readonly fetch: GuardedFetch;
}

export interface MessengerChoice extends Omit<PostParts, 'reach'> {
  readonly reach: Reach;
  readonly secretsKey: Buffer | null;
  readonly dataDirectory: string;
}

export function createMessenger({ reach, secretsKey, dataDirectory, ...parts }: MessengerChoice): Messenger {
  const keyOf = secretsKeyOf(secretsKey, dataDirectory);
  let vapid: VapidKeys | null = null;
  return {
    secrets: sealedSecrets(keyOf),
    vapid: () => {
      vapid ??= vapidKeysFrom(keyOf());
      return vapid;
    },
    refusalOf: (url) => refusalOf(url, reach),
    post: (posting) => post({ ...parts, reach }, posting),
    fetch: guardedFetch(reach, parts.resolve),
  };
}
