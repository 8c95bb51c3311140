import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { leaveTypesEndpoints } from '#contract/leave-types.ts';
import { useToast } from '#ui/toast.tsx';
import { call } from '#web/api/call.ts';
import { refreshAfter } from '#web/api/touched-by.ts';
import { toLanguage } from '#web/i18n/language.ts';
import type { LeaveTypeForm, LeaveTypeRow } from './leave-type.ts';

type SaveTypeOptions = {
  type: LeaveTypeRow | undefined;
  /** Where the screen itself shows that it is done. */
  quiet?: boolean;
  onSaved?: (saved: LeaveTypeRow) => void;
  onError?: (error: unknown) => void;
};

/** Creates or changes a type, whichever it is. */
export function useSaveType({ type, quiet = false, onSaved, onError }: SaveTypeOptions) {
  const { t, i18n } = useTranslation('leave-types');
  const toast = useToast();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: LeaveTypeForm) =>
      type
        ? call(leaveTypesEndpoints.update, { params: { id: type.id }, body })
        : call(leaveTypesEndpoints.create, { body }),
    onSuccess: (saved) => {
      void refreshAfter(queryClient, leaveTypesEndpoints.update);
      if (!quiet) {
        const name = saved.name[toLanguage(i18n.language)];
        toast({ title: t(type ? 'edit.done' : 'create.done', { name }) });
      }
      onSaved?.(saved);
    },
    onError,
  });
}
