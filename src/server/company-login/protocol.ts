import type { CompanyRefusal } from '#domain/company-login/connection-life.ts';
import type { Services } from '#server/services.ts';
import type { LoginConnection } from '#server/store/company-login.ts';

/** What a provider says of somebody, once it is believed that it said so. */
export interface ProvenPerson {
  /** What it calls them, for good. */
  readonly subject: string;
  readonly address: string | null;
  /** What it says of the address itself, where it says anything. */
  readonly emailVerified?: boolean | undefined;
  readonly name: string | null;
}

/** Why a provider is not believed, or not reached: for the admins. People read one sentence for all of them. */
export class CompanyLoginRefusal extends Error {
  constructor(
    readonly reason: CompanyRefusal,
    options?: ErrorOptions,
  ) {
    super(reason, options);
    this.name = 'CompanyLoginRefusal';
  }
}

export interface Beginning {
  /** Where the browser goes. */
  readonly url: string;
  /** What is needed to believe the answer; kept sealed. */
  readonly checks: Readonly<Record<string, string>>;
  /** For protocols that name their questions. */
  readonly requestId?: string;
}

export interface Returning {
  readonly connection: LoginConnection;
  readonly checks: Readonly<Record<string, string>>;
  readonly state: string;
  /** The address that the browser came back to. */
  readonly url: URL;
}

/** One of OpenID Connect and SAML. Both throw a CompanyLoginRefusal. */
export interface CompanyProtocol {
  readonly begin: (services: Services, connection: LoginConnection, state: string) => Promise<Beginning>;
  readonly finish: (services: Services, returning: Returning) => Promise<ProvenPerson>;
}
