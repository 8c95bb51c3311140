import type { ConnectionKind } from '#domain/company-login/connection-life.ts';
import { oidcSettingsOf } from '#server/company-login/oidc.ts';
import { Failure } from '#server/failure.ts';
import type { Services } from '#server/services.ts';
import type { LoginConnection } from '#server/store/company-login.ts';

export interface LoginConnectionForm {
  readonly kind: ConnectionKind;
  readonly name: string;
  readonly oidc?:
    | {
        readonly provider: 'google' | 'entra' | 'other';
        readonly issuer?: string | undefined;
        readonly tenant?: string | undefined;
        readonly clientId: string;
        readonly clientSecret?: string | undefined;
      }
    | undefined;
}

export interface KeptForm {
  readonly settings: LoginConnection['settings'];
  /** In the clear, to be sealed; null where it stays as it is. */
  readonly secret: string | null;
}

/** What is kept of a form, by its kind; refused where something is missing or leads inside. */
export function settingsOfForm({ messenger }: Services, { kind, oidc }: LoginConnectionForm): KeptForm {
  if (kind !== 'oidc' || !oidc) throw new Failure('validation_failed', { fields: { kind: 'invalid' } });
  const { clientSecret, ...form } = oidc;
  const settings = oidcSettingsOf(form);
  if (typeof settings === 'string')
    throw new Failure('validation_failed', { fields: { [`oidc.${settings}`]: 'invalid' } });
  if (messenger.refusalOf(settings.issuer) !== null)
    throw new Failure('validation_failed', { fields: { 'oidc.issuer': 'invalid' } });
  return { settings, secret: clientSecret ?? null };
}
