import { leaveTypesEndpoints } from '#contract/leave-types.ts';
import { useContractForm } from '#web/use-contract-form.ts';
import type { LeaveTypeDraft } from './leave-type.ts';

export function useTypeForm(draft: LeaveTypeDraft) {
  return useContractForm(leaveTypesEndpoints.create.body, draft);
}

export type TypeForm = ReturnType<typeof useTypeForm>;
