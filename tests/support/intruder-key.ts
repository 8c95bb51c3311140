import { sendLoginLink } from '#server/actions/auth/send-login-link.ts';
import type { DoorName } from './intruder-doors.ts';
import { tokenIn } from './leave-company.ts';
import type { Answer, TestApp } from './test-app.ts';

/** Something secret that opens one door, or opened it once. */
export interface Key {
  readonly kind: string;
  readonly token: string;
  /** The doors that it opens, if it still does. */
  readonly opens: readonly DoorName[];
  /** What a key of the API was made for: it is no stranger to the calls that ask for that. */
  readonly scopes?: readonly string[];
  /** Opens its own door: what was refused elsewhere was no rubbish. */
  readonly proves?: () => Promise<Pick<Answer, 'status'>>;
}

export const dead = (kind: string, token: string): Key => ({ kind, token, opens: [] });

/** A link to log in with, out of its mail. */
export async function loginLinkOf({ services, mailbox }: TestApp, email: string): Promise<string> {
  const before = (await mailbox.to(email)).length;
  await sendLoginLink(services, { email });
  return tokenIn((await mailbox.waitFor(email, before + 1)).text, '/login');
}
