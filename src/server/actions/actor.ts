import type { Language } from '#contract/language.ts';
import type { Role } from '#domain/members/role.ts';

/** The logged-in person on whose behalf an action runs. */
export interface SessionActor {
  readonly organizationId: string;
  readonly organizationName: string;
  readonly timeZone: string;
  readonly sessionId: string;
  readonly userId: string;
  readonly email: string;
  readonly name: string;
  readonly role: Role;
  readonly language: Language;
}
