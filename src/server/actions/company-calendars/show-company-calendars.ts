import { z } from 'zod';
import { can } from '#domain/access/can.ts';
import type { SessionActor } from '#server/actions/actor.ts';
import { Failure } from '#server/failure.ts';
import { delegatedScope } from '#server/google/service-key.ts';
import { graphCalendarRole } from '#server/microsoft/tenant-app.ts';
import type { Services } from '#server/services.ts';
import { listCompanyCalendars, listWithoutCalendar } from '#server/store/company-calendars.ts';
import { listDomains } from '#server/store/company-login.ts';

const choicesSchema = z.object({ clientId: z.string().default(''), tenantId: z.string().default('') });

export interface ShownCompanyCalendars {
  readonly domains: string[];
  readonly googleScope: string;
  readonly microsoftPermission: string;
  readonly google: { readonly clientId: string } | null;
  readonly microsoft: { readonly appId: string; readonly tenantId: string } | null;
  readonly missing: { readonly id: string; readonly name: string }[];
  readonly missingMore: number;
}

/** N46: for who connects for the company. Who said no is not among what they read. */
export async function showCompanyCalendars(
  { database }: Services,
  actor: SessionActor,
): Promise<ShownCompanyCalendars> {
  if (!can(actor, 'organization.edit')) throw new Failure('forbidden');
  return database.inOrganization(actor.organizationId, async (tx) => {
    const found = await listCompanyCalendars(tx);
    const google = found.find(({ provider }) => provider === 'google-company');
    const microsoft = found.find(({ provider }) => provider === 'microsoft-company');
    const domains = await listDomains(tx);
    return {
      domains: domains.filter(({ provenAt }) => provenAt !== null).map(({ domain }) => domain),
      googleScope: delegatedScope,
      microsoftPermission: graphCalendarRole,
      google: google ? { clientId: choicesSchema.parse(google.choices).clientId } : null,
      microsoft: microsoft
        ? { appId: microsoft.externalId, tenantId: choicesSchema.parse(microsoft.choices).tenantId }
        : null,
      ...(found.length > 0 ? await listWithoutCalendar(tx) : { missing: [], missingMore: 0 }),
    };
  });
}
