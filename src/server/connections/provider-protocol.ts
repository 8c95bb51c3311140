import type { ConnectionOwner, OutsideProvider } from '#domain/connections/outside-connection.ts';
import type { Services } from '#server/services.ts';

/** What opens an account at a provider. Kept sealed; in no log, no copy, no audit. */
export interface ProviderTokens {
  readonly access: string;
  /** For another one, once this one has ended; null where it does not end. */
  readonly refresh: string | null;
  /** In milliseconds since 1970; null where it does not end by itself. */
  readonly endsAt: number | null;
}

export interface GoingOut {
  /** Where the browser goes. */
  readonly url: string;
  /** What is needed to believe what comes back; kept sealed. */
  readonly checks: Readonly<Record<string, string>>;
}

/** What a provider granted, once it is believed that it did. */
export interface ProviderGrant {
  /** What it is linked to there, by the name that does not change. */
  readonly externalId: string;
  /** What it is called there. */
  readonly label: string;
  readonly tokens: ProviderTokens;
  readonly scopes: readonly string[];
}

/** An access as it is used: opened, and fresh. */
export interface OpenAccess {
  readonly organizationId: string;
  readonly connectionId: string;
  readonly ownerUserId: string | null;
  readonly externalId: string;
  readonly access: string;
  /** Whose calendar it opens, by their address, where the company allowed it for many; null for one's own. */
  readonly mailbox: string | null;
  readonly signal: AbortSignal | undefined;
}

export type OpenMailbox = (services: Services, access: OpenAccess, mailbox: string) => Promise<OpenAccess>;

/**
 * One provider. Everything throws an OutsideFailure where it does not go well, and nothing in here writes to the
 * database: `actions/connections` keeps tokens, notes successes and troubles, and tells people.
 */
export interface ProviderProtocol {
  /** Whose connections there can be. */
  readonly owners: readonly ConnectionOwner[];
  /** People are linked to what the company connected, without a way of their own to the provider. */
  readonly linksPeople?: true;
  /** An admin types where it is: nobody is sent to the provider, which cannot take an access back either. */
  readonly byAddress?: true;
  /** What has to be allowed besides for automatic replies. */
  readonly replyScope?: string;
  /** Only inside of what the company has connected with this provider. */
  readonly within?: OutsideProvider;
  readonly begin: (
    services: Services,
    asked: {
      readonly owner: ConnectionOwner;
      readonly state: string;
      readonly returnAddress: string;
      /** What the company is linked to, for those inside of it. */
      readonly place: string | null;
      /** Whether the person asked for automatic replies: only then more is asked for. */
      readonly replies: boolean;
    },
  ) => Promise<GoingOut>;
  readonly finish: (
    services: Services,
    returned: {
      readonly owner: ConnectionOwner;
      readonly checks: Readonly<Record<string, string>>;
      readonly query: URLSearchParams;
      readonly returnAddress: string;
      readonly place: string | null;
    },
  ) => Promise<ProviderGrant>;
  /** Asks for something that changes nothing. */
  readonly test: (services: Services, access: OpenAccess) => Promise<void>;
  readonly refresh: (services: Services, refresh: string) => Promise<ProviderTokens>;
  /** It has no way to be told: only people can take the access back, in their account. */
  readonly neverForgets?: true;
  /** So that the provider forgets us as well. */
  readonly revoke: (services: Services, access: OpenAccess) => Promise<void>;
  /**
   * Takes away what was written there, up to so many; absent where nothing is that could be. Answers with how much is
   * left.
   */
  readonly removeWritten?: (
    services: Services,
    access: OpenAccess,
    most: number,
    /** Of this person alone, where it is the company's. */
    userId?: string,
  ) => Promise<number>;
  /** N46: with what the company allowed, an access to the calendar of one person; throws NoMailbox where there is none. */
  readonly openFor?: OpenMailbox;
}
