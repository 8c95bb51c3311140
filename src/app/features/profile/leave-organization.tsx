import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { authEndpoints } from '#contract/auth.ts';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { call } from '#web/api/call.ts';
import { endStoredSession, type OpenedSession } from '#web/api/stored-session.ts';
import { useErrorSentence } from '#web/api/use-error-sentence.ts';

export function LeaveOrganization({ organization }: Pick<OpenedSession, 'organization'>) {
  const { t } = useTranslation('profile');
  const queryClient = useQueryClient();
  const sentence = useErrorSentence();
  const [asking, setAsking] = useState(false);
  const leave = useMutation({
    mutationFn: () => call(authEndpoints.leaveOrganization, {}),
    onSuccess: () => {
      queryClient.clear();
      endStoredSession('logout');
    },
  });
  return (
    <div className="flex flex-col items-start gap-4">
      <p className="wrap-anywhere text-muted">{t('leave.text', { organization: organization.name })}</p>
      <Button
        variant="dangerQuiet"
        className="-ml-4"
        onClick={() => {
          leave.reset();
          setAsking(true);
        }}
      >
        {t('leave.action')}
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={t('leave.title', { organization: organization.name })}
        consequence={t('leave.consequence')}
        confirmLabel={t('leave.confirm')}
        busyLabel={leave.isPending && t('leave.leaving')}
        error={leave.isError ? sentence(leave.error) : undefined}
        onConfirm={() => leave.mutate()}
      />
    </div>
  );
}
