import { createTestOrganization, type TestOrganization } from './organizations.ts';
import type { LooseAnswer, TestApp } from './test-app.ts';

export const settings = {
  timeZone: 'Europe/Paris',
  holidayZone: 'metropole',
  countingMode: 'ouvres',
  referencePeriodStart: '06-01',
  openDays: [1, 2, 3, 4, 5],
  effectiveFrom: '2025-06-01',
};

/** Enough people for a thread to be worth its start. */
export async function largeCompany(
  { services }: TestApp,
  name = 'Grande société',
): Promise<TestOrganization> {
  const organization = await createTestOrganization(services, { name });
  for (let number = 1; number <= 13; number += 1) await organization.add('employee', `Personne ${number}`);
  return organization;
}

export const previewPath = '/organization/settings/preview';

/** A call that computes for everybody of an organisation. */
export const preview = (
  app: TestApp,
  { admin }: TestOrganization,
  given: object = {},
  headers = {},
): Promise<LooseAnswer> => {
  const body = { ...settings, daysPerYear: 27, ...given };
  return app.call('POST', previewPath, { token: admin.token, body, headers });
};
