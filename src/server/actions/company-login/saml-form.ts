import { isSameProvider, type SamlProvider } from '#domain/company-login/saml-life.ts';
import type { FieldProblem } from '#domain/refusals/field-problem.ts';
import type { MetadataProblem } from '#domain/refusals/metadata-problem.ts';
import type { SessionActor } from '#server/actions/actor.ts';
import { readSamlSettings, type SamlSettings } from '#server/company-login/saml-settings.ts';
import { Failure } from '#server/failure.ts';
import { largestMetadata } from '#server/saml/message-sizes.ts';
import { readSamlAside } from '#server/saml/read-aside.ts';
import type { Services } from '#server/services.ts';
import type { LoginConnection } from '#server/store/company-login.ts';
import { mustHoldNothing } from '#server/store/held-connection.ts';

export interface SamlForm {
  readonly provider: SamlProvider;
  readonly metadata?: string | undefined;
  readonly metadataUrl?: string | undefined;
}

/** I29: what is kept of a form. Without metadata, what was told before stays. */
export async function samlSettingsOf(
  services: Services,
  { organizationId }: SessionActor,
  { provider, metadata, metadataUrl }: SamlForm,
  before: Pick<LoginConnection, 'settings'> | null,
): Promise<SamlSettings> {
  const text = metadata ?? (metadataUrl === undefined ? null : await fetched(services, metadataUrl));
  if (text === null) return { provider, described: (before && readSamlSettings(before)?.described) ?? null };
  const field = metadata === undefined ? 'saml.metadataUrl' : 'saml.metadata';
  const read = await readSamlAside(services, organizationId, { what: 'metadata', text });
  if (!read.ok) throw unfit(field, read.problem);
  const { entityId, loginUrl, certificates } = read.metadata;
  // Browsers go there, not this server: an address inside the company is as good as any. It is not to be overheard.
  const isPlain = new URL(loginUrl).protocol !== 'https:';
  if (isPlain && services.messenger.refusalOf(loginUrl) !== null) throw unfit(field, 'metadata_no_login');
  return {
    provider,
    described: {
      entityId,
      loginUrl,
      certificates: certificates.map((one) => ({ ...one, validUntil: one.validUntil.toISOString() })),
    },
  };
}

/** Whether what was tested before still counts. */
export function isTestStillGood(
  before: Pick<LoginConnection, 'settings'>,
  settings: LoginConnection['settings'],
): boolean {
  const described = readSamlSettings(before)?.described ?? null;
  const after = readSamlSettings({ settings })?.described ?? null;
  return (described === null && after === null) || isSameProvider(described, after);
}

function unfit(field: string, problem: FieldProblem | MetadataProblem): Failure {
  return new Failure('validation_failed', { fields: { [field]: problem } });
}

/** By the way that leads to no network inside (webhooks take the same). */
async function fetched({ messenger, log }: Services, url: string): Promise<string> {
  const field = 'saml.metadataUrl';
  const refusal = messenger.refusalOf(url);
  if (refusal !== null) throw unfit(field, refusal);
  // Whatever is thrown below counts as an address that does not answer.
  mustHoldNothing('an address');
  try {
    const answer = await messenger.fetch(url, {
      method: 'GET',
      headers: { accept: 'application/xml, text/xml' },
    });
    const text = await answer.text();
    if (answer.ok && text.length <= largestMetadata) return text;
  } catch (error) {
    log.info({ err: error }, 'no SAML metadata at an address');
  }
  throw unfit(field, 'metadata_unreachable');
}
