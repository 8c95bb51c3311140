import { Failure } from '#server/failure.ts';

/** No mail with such links has left yet, so every link is one that does not work. */
export async function showMailDecision(): Promise<never> {
  throw new Failure('mail_link_invalid');
}

export async function decideFromMail(): Promise<never> {
  throw new Failure('mail_link_invalid');
}
