import { randomUUID } from 'node:crypto';
import type { ProviderCall, ProviderReply } from '#tests/support/provider-server.ts';
import type { Account } from './code-grants.ts';

interface TenantApp {
  readonly appId: string;
  readonly tenantId: string;
  secret: string;
  /** What the directory's admins have granted. */
  roles: string[];
  /** Whose mailboxes the directory holds. */
  readonly domains: Set<string>;
}

/** Client credentials as Microsoft gives them: the roles are in the token, and count for everyone of the directory. */
export class TenantApps {
  now: () => number = Date.now;
  /** Addresses without a mailbox. */
  readonly nobody = new Set<string>();
  readonly #apps = new Map<string, TenantApp>();
  readonly #given = new Map<string, { readonly app: TenantApp; readonly endsAt: number }>();

  register(): TenantApp {
    const app: TenantApp = {
      appId: randomUUID(),
      tenantId: randomUUID(),
      secret: `secret-${randomUUID()}`,
      roles: ['Calendars.ReadWrite'],
      domains: new Set(),
    };
    this.#apps.set(app.appId, app);
    return app;
  }

  token(tenantId: string, { text }: ProviderCall): ProviderReply {
    const form = Object.fromEntries(new URLSearchParams(text));
    const app = this.#apps.get(form.client_id ?? '');
    if (
      form.grant_type !== 'client_credentials' ||
      app?.tenantId !== tenantId ||
      app.secret !== form.client_secret
    )
      return { status: 401, json: { error: 'invalid_client' } };
    if (form.scope !== 'https://graph.microsoft.com/.default')
      return { status: 400, json: { error: 'invalid_scope' } };
    const claims = Buffer.from(JSON.stringify({ roles: app.roles, jti: randomUUID() })).toString('base64url');
    const access = `e30.${claims}.e30`;
    this.#given.set(`Bearer ${access}`, { app, endsAt: this.now() + 3_600_000 });
    return { status: 200, json: { access_token: access, expires_in: 3599, token_type: 'Bearer' } };
  }

  /** Whose mailbox a call of an application is about; null for a call of nobody's application. */
  accountOf({ headers, path }: ProviderCall): Account | 'nobody' | null {
    const given = this.#given.get(headers.authorization ?? '');
    const email = decodeURIComponent(/^\/v1\.0\/users\/([^/]+)\//.exec(path)?.[1] ?? '');
    if (!given || given.endsAt <= this.now() || email === '') return null;
    if (this.nobody.has(email) || !given.app.domains.has(email.split('@')[1] ?? '')) return 'nobody';
    return { id: email, email, access: '', refresh: '', endsAt: 0, scope: given.app.roles.join(' ') };
  }
}
