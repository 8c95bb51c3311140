import { settingsDraftSchema } from '#contract/settings.ts';
import { useContractForm } from '#web/use-contract-form.ts';
import type { SettingsDraft } from './leave-settings.ts';

export function useLeaveSettingsForm(draft: SettingsDraft) {
  return useContractForm(settingsDraftSchema, draft);
}

export type LeaveSettingsForm = ReturnType<typeof useLeaveSettingsForm>;
