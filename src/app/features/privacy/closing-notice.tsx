import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { organizationEndpoints } from '#contract/organization.ts';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { useToast } from '#ui/toast.tsx';
import { useErrorSentence } from '#web/api/use-error-sentence.ts';
import { useWrite } from '#web/api/use-write.ts';
import { useReaderInstants } from '#web/i18n/use-reader-instants.ts';

/** V20: for admins, on every page of the seven days. */
export function ClosingNotice({ closesAt }: { closesAt: string }) {
  const { t } = useTranslation('privacy');
  const instants = useReaderInstants();
  const [asking, setAsking] = useState(false);
  return (
    <div className="mb-6">
      <Banner
        tone="warning"
        title={t('closing.notice', { at: instants.instant(closesAt) })}
        action={
          <Button variant="secondary" size="sm" onClick={() => setAsking(true)}>
            {t('closing.back')}
          </Button>
        }
      >
        {t('closing.noticeText')}
      </Banner>
      {asking && <ReopenDialog onClose={() => setAsking(false)} />}
    </div>
  );
}

function ReopenDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('privacy');
  const toast = useToast();
  const sentence = useErrorSentence();
  const reopen = useWrite(organizationEndpoints.reopen, {
    onSuccess: () => {
      toast({ title: t('closing.reopened') });
      onClose();
    },
  });
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('closing.backTitle')}
      consequence={t('closing.backText')}
      confirmLabel={t('closing.back')}
      busyLabel={reopen.isPending && t('closing.reopening')}
      error={reopen.isError ? sentence(reopen.error, t('closing.failed')) : undefined}
      tone="primary"
      onConfirm={() => reopen.mutate({})}
    />
  );
}
