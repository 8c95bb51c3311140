/** What is known of a login link that was used, and of the session it opened. Instants are milliseconds since 1970. */
export interface UsedLink {
  /** Whether it was opened once more already. */
  readonly reopened: boolean;
  readonly session: {
    readonly openedAt: number;
    readonly lastSeenAt: number;
    readonly address: string | null;
    readonly userAgent: string;
  };
}

export interface Opener {
  readonly address: string | null;
  readonly userAgent: string;
}

/**
 * I6: programs that check mails run the page behind a link and use it up before the person does. So a link that was used
 * from elsewhere, whose session nobody has used since, opens once more; the session of before ends with it.
 */
export function opensOnceMore({ reopened, session }: UsedLink, { address, userAgent }: Opener): boolean {
  const fromElsewhere = session.address !== address || session.userAgent !== userAgent;
  return !reopened && fromElsewhere && session.lastSeenAt === session.openedAt;
}
