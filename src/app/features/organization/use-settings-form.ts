import type { z } from 'zod';
import { organizationEndpoints, type organizationSchema } from '#contract/organization.ts';
import { useContractForm } from '#web/use-contract-form.ts';

export type Organization = z.infer<typeof organizationSchema>;

/** What of an organisation can be set. */
export function settingsOf(organization: Organization) {
  const { name, timeZone, holidayZone, reminderDays, escalationDays, digestHour } = organization;
  return { name, timeZone, holidayZone, reminderDays, escalationDays, digestHour };
}

export function useSettingsForm(organization: Organization) {
  return useContractForm(organizationEndpoints.update.body, settingsOf(organization));
}

export type SettingsFormState = ReturnType<typeof useSettingsForm>;
