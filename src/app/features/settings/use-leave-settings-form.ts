import { useContractForm } from '#app/input/use-contract-form.ts';
import { settingsEndpoints } from '#contract/settings.ts';
import type { SettingsDraft } from './leave-settings.ts';

export function useLeaveSettingsForm(draft: SettingsDraft) {
  return useContractForm(settingsEndpoints.preview.body, draft);
}

export type LeaveSettingsForm = ReturnType<typeof useLeaveSettingsForm>;
