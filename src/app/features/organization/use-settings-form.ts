import type { z } from 'zod';
import { useContractForm } from '#app/input/use-contract-form.ts';
import { organizationEndpoints, type organizationSchema } from '#contract/organization.ts';

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
