import { type PlainDate, plainDate } from '#domain/calendar/plain-date.ts';
import type { ConnectionKind } from '#domain/company-login/connection-life.ts';
import type { SessionActor } from '#server/actions/actor.ts';
import { oidcSettingsOf } from '#server/company-login/oidc.ts';
import { Failure } from '#server/failure.ts';
import type { Services } from '#server/services.ts';
import type { LoginConnection } from '#server/store/company-login.ts';
import { isTestStillGood, type SamlForm, samlSettingsOf } from './saml-form.ts';

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
        readonly secretEndsOn?: string | null | undefined;
      }
    | undefined;
  readonly saml?: SamlForm | undefined;
}

/** Undefined where it stays as it is. */
export function secretEndIn({ oidc }: LoginConnectionForm): PlainDate | null | undefined {
  return oidc?.secretEndsOn
    ? plainDate(oidc.secretEndsOn)
    : oidc?.secretEndsOn === undefined
      ? undefined
      : null;
}

export interface KeptForm {
  readonly settings: LoginConnection['settings'];
  /** In the clear, to be sealed; null where it stays as it is. */
  readonly secret: string | null;
}

/** What is kept of a form, by its kind; refused where something is missing or leads inside. */
export async function settingsOfForm(
  services: Services,
  actor: SessionActor,
  { kind, oidc, saml }: LoginConnectionForm,
  before: LoginConnection | null,
): Promise<KeptForm> {
  if (kind === 'saml' && saml)
    return { settings: await samlSettingsOf(services, actor, saml, before), secret: null };
  if (kind !== 'oidc' || !oidc) throw new Failure('validation_failed', { fields: { kind: 'invalid' } });
  const { clientSecret, secretEndsOn: _, ...form } = oidc;
  const settings = oidcSettingsOf(form);
  if (typeof settings === 'string')
    throw new Failure('validation_failed', { fields: { [`oidc.${settings}`]: 'invalid' } });
  if (services.messenger.refusalOf(settings.issuer) !== null)
    throw new Failure('validation_failed', { fields: { 'oidc.issuer': 'invalid' } });
  return { settings, secret: clientSecret ?? null };
}

/** Whether what was tested before still counts with what is kept now. */
export function isTestedWith(before: LoginConnection, { settings, secret }: KeptForm): boolean {
  if (before.kind === 'saml') return isTestStillGood(before, settings);
  return secret === null && sameSettings(before.settings, settings);
}

const sameSettings = (one: object, other: object): boolean => {
  const written = (settings: object) => JSON.stringify(Object.entries(settings).sort());
  return written(one) === written(other);
};
