import { type VapidKeys, vapidKeysFrom } from '#server/push/vapid.ts';
import { type GuardedFetch, guardedFetch } from './guarded-fetch.ts';
import { type PostAnswer, type Posting, type PostParts, post } from './post.ts';
import { type Reach, refusalOf, type UrlRefusal } from './reach.ts';
import { type SealedSecrets, sealedSecrets, secretsKeysOf } from './sealed-secrets.ts';

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
  readonly secretsKeys: readonly Buffer[];
  readonly dataDirectory: string;
}

export function createMessenger({ reach, secretsKeys, dataDirectory, ...parts }: MessengerChoice): Messenger {
  const keysOf = secretsKeysOf(secretsKeys, dataDirectory);
  let vapid: VapidKeys | null = null;
  return {
    secrets: sealedSecrets(keysOf),
    vapid: () => {
      // The oldest: a new one in front of it must not silence the devices that know us by this one.
      vapid ??= vapidKeysFrom(keysOf().at(-1) ?? Buffer.alloc(0));
      return vapid;
    },
    refusalOf: (url) => refusalOf(url, reach),
    post: (posting) => post({ ...parts, reach }, posting),
    fetch: guardedFetch(reach, parts.resolve),
  };
}
