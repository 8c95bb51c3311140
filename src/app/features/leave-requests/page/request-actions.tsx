import Ban from 'lucide-react/icons/ban';
import Check from 'lucide-react/icons/check';
import Pencil from 'lucide-react/icons/pencil';
import Undo2 from 'lucide-react/icons/undo-2';
import X from 'lucide-react/icons/x';
import { useTranslation } from 'react-i18next';
import { useUndoToast } from '#app/frame/undo/use-undo-toast.ts';
import { needsOverrideReason, OverrideDialog } from '#app/leave/override-dialog.tsx';
import { RejectDialog } from '#app/leave/reject-dialog.tsx';
import { leaveRequestsEndpoints } from '#contract/leave-requests.ts';
import { Banner } from '#ui/banner.tsx';
import { Button, ButtonLink } from '#ui/button.tsx';
import { call } from '#web/api/call.ts';
import { useErrorSentence } from '#web/api/use-error-sentence.ts';
import { requestPath } from '#web/leave/leave-request.ts';
import { useKept } from '#web/use-kept.ts';
import type { RequestPageData } from '../request-load.tsx';
import { CancelDialog, RefuseCancellationDialog, WithdrawDialog } from './transition-dialogs.tsx';
import { useTransition } from './use-transition.ts';

type Open = 'override' | 'reject' | 'withdraw' | 'cancel' | 'ask-cancellation' | 'refuse-cancellation';

const icon = 'size-4 shrink-0';

/** What the reader may do now; nothing is shown that would be refused. */
export function RequestActions({ data }: { data: RequestPageData }) {
  const { t } = useTranslation('leave-requests');
  const undoToast = useUndoToast();
  const sentence = useErrorSentence();
  const [open, setOpen] = useKept<Open | null>('request.open', null);
  const { request, actions } = data;
  const approve = useTransition(leaveRequestsEndpoints.approve, {
    done: t('actions.approve.done', { name: request.employeeName }),
    onDone: () => setOpen(null),
  });
  const send = (overrideReason?: string) =>
    approve.mutate({ params: { id: request.id }, body: { version: request.version, overrideReason } });
  // The period may have been set since the page was read: then the refusal names it.
  const overriding = open === 'override' || needsOverrideReason(approve.error);
  const blackouts = data.coverage.blackouts.map((blackout) => blackout.sentence).join(' ');
  const close = () => setOpen(null);
  const may = (action: (typeof actions)[number]) => actions.includes(action);
  const dialog = { request, onClose: close };
  const closed = data.closedMonths.map((each) => each.sentence).join(' ');
  return (
    <>
      {request.cancellationAsked && may('cancel') && (
        <Banner tone="info" title={t('actions.cancellationAsked', { name: request.employeeName })} />
      )}
      {approve.isError && !overriding && (
        <Banner
          tone="error"
          title={sentence(approve.error, t('actions.approve.failed'))}
          onClose={approve.reset}
        />
      )}
      {actions.length > 0 && (
        <div className="flex flex-wrap gap-3 max-sm:flex-col">
          {may('approve') && (
            <Button
              icon={<Check className={icon} aria-hidden="true" />}
              busyLabel={approve.isPending && !overriding && t('actions.approve.busy')}
              onClick={() => (blackouts === '' ? send() : setOpen('override'))}
            >
              {t('actions.approve.label')}
            </Button>
          )}
          {may('reject') && (
            <Button
              variant="secondary"
              icon={<X className={icon} aria-hidden="true" />}
              onClick={() => setOpen('reject')}
            >
              {t('actions.reject.label')}
            </Button>
          )}
          {may('edit') && (
            <ButtonLink
              to={`${requestPath(request.id)}/edit`}
              variant="secondary"
              icon={<Pencil className={icon} aria-hidden="true" />}
            >
              {t('actions.edit')}
            </ButtonLink>
          )}
          {may('cancel') && (
            <Button
              variant={request.cancellationAsked ? 'primary' : 'secondary'}
              icon={<Ban className={icon} aria-hidden="true" />}
              onClick={() => setOpen('cancel')}
            >
              {t(request.cancellationAsked ? 'actions.cancel.accept' : 'actions.cancel.label')}
            </Button>
          )}
          {may('refuse-cancellation') && (
            <Button variant="secondary" onClick={() => setOpen('refuse-cancellation')}>
              {t('actions.refuse.label')}
            </Button>
          )}
          {may('ask-cancellation') && (
            <Button
              variant="secondary"
              icon={<Ban className={icon} aria-hidden="true" />}
              onClick={() => setOpen('ask-cancellation')}
            >
              {t('actions.ask.label')}
            </Button>
          )}
          {may('withdraw') && (
            <Button
              variant="dangerQuiet"
              icon={<Undo2 className={icon} aria-hidden="true" />}
              onClick={() => setOpen('withdraw')}
            >
              {t('actions.withdraw.label')}
            </Button>
          )}
        </div>
      )}
      {overriding && (
        <OverrideDialog
          request={request}
          about={blackouts || sentence(approve.error)}
          busy={approve.isPending}
          error={
            approve.isError && !needsOverrideReason(approve.error)
              ? sentence(approve.error, t('actions.approve.failed'))
              : undefined
          }
          onConfirm={(reason) => {
            setOpen('override');
            send(reason);
          }}
          onClose={() => {
            approve.reset();
            close();
          }}
        />
      )}
      {open === 'reject' && (
        <RejectDialog
          request={request}
          onClose={close}
          onRejected={({ id, version, undoSeconds }) => {
            undoToast({
              title: t('actions.reject.done', { name: request.employeeName }),
              seconds: undoSeconds,
              endpoint: leaveRequestsEndpoints.undo,
              undo: () => call(leaveRequestsEndpoints.undo, { params: { id }, body: { version } }),
            });
            close();
          }}
        />
      )}
      {open === 'withdraw' && <WithdrawDialog {...dialog} />}
      {open === 'cancel' && (
        <CancelDialog {...dialog} mode={request.cancellationAsked ? 'accept' : 'cancel'} warning={closed} />
      )}
      {open === 'ask-cancellation' && <CancelDialog {...dialog} mode="ask" warning={closed} />}
      {open === 'refuse-cancellation' && <RefuseCancellationDialog {...dialog} />}
    </>
  );
}
