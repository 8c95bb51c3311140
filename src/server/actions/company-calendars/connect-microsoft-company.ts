import type { SessionActor } from '#server/actions/actor.ts';
import { graphCalendarRole, keepTenantApp, type TenantApp } from '#server/microsoft/tenant-app.ts';
import type { Services } from '#server/services.ts';
import { keepCompanyGrant, requireCompanyConsent } from './keep-company-grant.ts';

/** N46, N49: an application that the company registered in its own directory, with the permission for calendars. */
export async function connectMicrosoftCompany(
  services: Services,
  actor: SessionActor,
  form: TenantApp,
): Promise<() => Promise<void>> {
  requireCompanyConsent(services, actor);
  const app = { ...form, appId: form.appId.toLowerCase(), tenantId: form.tenantId.toLowerCase() };
  return keepCompanyGrant(services, actor, {
    provider: 'microsoft-company',
    label: app.appId,
    externalId: app.appId,
    kept: keepTenantApp(app),
    scope: graphCalendarRole,
    choices: { tenantId: app.tenantId },
    field: 'secret',
  });
}
