import type { Role } from '#domain/members/role.ts';

/** The page that lies in a person's copy of what is kept about them. */
export interface PersonCopyWords {
  readonly title: (name: string) => string;
  readonly lead: (organization: string, madeAt: string) => string;
  readonly files: string;
  readonly roles: Readonly<Record<Role, string>>;
  readonly profile: {
    readonly title: string;
    readonly name: string;
    readonly email: string;
    readonly role: string;
    readonly employedFrom: string;
    readonly employedTo: string;
    readonly payrollNumber: string;
    readonly birthDate: string;
    readonly lastSeen: string;
  };
  readonly requests: {
    readonly title: string;
    readonly none: string;
    readonly state: (state: string, days: string) => string;
    readonly reason: string;
    readonly document: string;
  };
  readonly ledger: { readonly title: string; readonly columns: readonly [string, string, string, string] };
  readonly notices: { readonly title: string; readonly of: (stop: string) => string };
  readonly comments: { readonly title: string };
  readonly sessions: { readonly title: string };
  readonly keys: { readonly title: string };
  readonly journal: { readonly title: string; readonly by: (name: string) => string };
  readonly rest: {
    readonly title: string;
    readonly lead: string;
    readonly rows: (count: number) => string;
  };
}
