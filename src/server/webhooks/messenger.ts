import { type PostAnswer, type Posting, type PostParts, post } from './post.ts';
import { type Reach, refusalOf, type UrlRefusal } from './reach.ts';
import { type SealedSecrets, sealedSecrets, secretsKeyOf } from './sealed-secrets.ts';

/** What is needed to reach the programs of others. */
export interface Messenger {
  readonly secrets: SealedSecrets;
  readonly refusalOf: (url: string) => UrlRefusal | null;
  readonly post: (posting: Posting) => Promise<PostAnswer>;
}

export interface MessengerChoice extends Omit<PostParts, 'reach'> {
  readonly reach: Reach;
  readonly secretsKey: Buffer | null;
  readonly dataDirectory: string;
}

export function createMessenger({ reach, secretsKey, dataDirectory, ...parts }: MessengerChoice): Messenger {
  return {
    secrets: sealedSecrets(secretsKeyOf(secretsKey, dataDirectory)),
    refusalOf: (url) => refusalOf(url, reach),
    post: (posting) => post({ ...parts, reach }, posting),
  };
}
