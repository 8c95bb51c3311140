import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLeaveTypes } from '#app/leave/use-leave-types.ts';
import { leaveRequestsEndpoints } from '#contract/leave-requests.ts';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { ApiError } from '#web/api/api-error.ts';
import { refreshAfter } from '#web/api/touched-by.ts';
import { useErrorSentence } from '#web/api/use-error-sentence.ts';
import type { LeaveRequest } from '#web/leave/leave-request.ts';
import { useLeaveWords } from '#web/leave/use-leave-words.ts';
import { isToldAtFields } from './form-errors.ts';

type EditRefusalProps = {
  request: LeaveRequest;
  /** The server has another version than the one the form started from. */
  changed: boolean;
  error: unknown;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
};

/** Why an edit was not saved. Nothing that was typed is lost: the person says which of the two shall stand. */
export function EditRefusal({ request, changed, error, onKeepMine, onTakeTheirs }: EditRefusalProps) {
  const { t } = useTranslation(['leave-requests', 'leave']);
  const sentence = useErrorSentence();
  const words = useLeaveWords();
  const types = useLeaveTypes();
  const queryClient = useQueryClient();
  const code = error instanceof ApiError ? error.code : null;
  const outdated = code === 'changed_meanwhile' || code === 'already_decided';
  useEffect(() => {
    if (outdated) void refreshAfter(queryClient, leaveRequestsEndpoints.edit);
  }, [outdated, queryClient]);

  if (changed) {
    return (
      <Banner
        tone="warning"
        title={t('leave-requests:edit.changed')}
        action={
          <div className="flex flex-wrap gap-2">
            <Button size="sm" onClick={onKeepMine}>
              {t('leave-requests:edit.keepMine')}
            </Button>
            <Button size="sm" variant="secondary" onClick={onTakeTheirs}>
              {t('leave-requests:edit.takeTheirs')}
            </Button>
          </div>
        }
      >
        {t('leave-requests:edit.changedTo', {
          type: types.name(request.type),
          period: words.period(request),
        })}
      </Banner>
    );
  }
  if (!error || isToldAtFields(error)) return null;
  return (
    <Banner tone="error" title={sentence(error, t('leave-requests:edit.failed'))}>
      {code === 'network' && t('leave-requests:edit.kept')}
    </Banner>
  );
}
