import type { UsedKey } from '#domain/access/can.ts';
import type { LoginMethod } from '#domain/access/login-method.ts';
import type { BillingState } from '#domain/billing/provider-report.ts';
import type { Role } from '#domain/members/role.ts';
import type { Language } from '#domain/text/language.ts';

/** The person on whose behalf an action runs: logged in, or behind a key. */
export interface SessionActor {
  readonly organizationId: string;
  readonly organizationName: string;
  /** Another with every write; null before the first. What is read after it was looked up is as new or newer. */
  readonly organizationVersion: string | null;
  readonly timeZone: string;
  readonly sessionId: string;
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly role: Role;
  readonly language: Language;
  /** Whether they ever opened a link from their mailbox. */
  readonly confirmed: boolean;
  /** What tells whether things can be written today. */
  readonly billing: Omit<BillingState, 'seats'>;
  /** The network address of the request, for the audit log. */
  readonly address: string | null;
  /** The key that the request came with; absent for a session. */
  readonly key?: UsedKey | undefined;
  /** V20: when the company is erased, in milliseconds since 1970; absent unless it is being closed. */
  readonly closesAt?: number | undefined;
  /** Where they said it, when it was not in the application. */
  readonly through?: 'slack' | 'teams' | undefined;
  /** How sure it is that they are there; absent for a key, which nobody has to be behind. */
  readonly standing?: SessionStanding | undefined;
}

export interface SessionStanding {
  readonly method: LoginMethod;
  /** When they last proved who they are, in milliseconds since 1970. */
  readonly provenAt: number | null;
  /** Whether they have an app that tells codes. */
  readonly hasApp: boolean;
  /** I36: whether a code by mail proves who is there, or only what they set up for it. */
  readonly mailboxProves: boolean;
  /** I10: the organisation asks for a second factor that they do not have or did not give: nothing else is open. */
  readonly enrolling: boolean;
}

/** What an action that changes something needs to know about who does it. */
export type Acting = Pick<
  SessionActor,
  'organizationId' | 'id' | 'name' | 'role' | 'language' | 'address' | 'key' | 'through'
> & {
  /** For what happened long ago and is only written down now: nobody is told of it. */
  readonly quiet?: boolean;
};
