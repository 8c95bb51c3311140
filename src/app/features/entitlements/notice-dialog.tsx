import { useTranslation } from 'react-i18next';
import { entitlementsEndpoints } from '#contract/entitlements.ts';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { useToast } from '#ui/toast.tsx';
import { useErrorSentence } from '#web/api/use-error-sentence.ts';
import { useWrite } from '#web/api/use-write.ts';
import type { Notice } from './entitlement.ts';

type NoticeDialogProps = { notice: Notice; maySend: boolean; onClose: () => void };

/** The very text that is sent, shown before it is. */
export function NoticeDialog({ notice, maySend, onClose }: NoticeDialogProps) {
  const { t } = useTranslation(['entitlements', 'ui']);
  const toast = useToast();
  const sentence = useErrorSentence();
  const { name } = notice.user;
  const send = useWrite(entitlementsEndpoints.sendNotice, {
    onSuccess: () => {
      toast({ title: t('entitlements:notices.done', { name }) });
      onClose();
    },
  });
  const waiting = notice.sentAt === null && maySend;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('entitlements:notices.title', { name })}
      description={waiting ? t('entitlements:notices.consequence') : undefined}
      footer={
        waiting ? (
          <>
            <Button variant="secondary" onClick={onClose}>
              {t('ui:cancel')}
            </Button>
            <Button
              busyLabel={send.isPending && t('entitlements:notices.sending')}
              onClick={() => send.mutate({ params: { id: notice.id } })}
            >
              {t('entitlements:notices.send')}
            </Button>
          </>
        ) : (
          <Button variant="secondary" onClick={onClose}>
            {t('ui:close')}
          </Button>
        )
      }
    >
      <div className="flex flex-col gap-4">
        {send.isError && (
          <Banner
            tone="error"
            title={sentence(send.error, t('entitlements:notices.failed'))}
            onClose={send.reset}
          />
        )}
        <div className="rounded-md border border-line bg-paper p-4 whitespace-pre-line">{notice.text}</div>
      </div>
    </Dialog>
  );
}
