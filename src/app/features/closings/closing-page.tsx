import { useQuery } from '@tanstack/react-query';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import Undo2 from 'lucide-react/icons/undo-2';
import UserPlus from 'lucide-react/icons/user-plus';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { closingsEndpoints } from '#contract/closings.ts';
import { PAGES } from '#contract/pages.ts';
import { Banner } from '#ui/banner.tsx';
import { Button, ButtonLink } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { Link } from '#ui/link.tsx';
import { LoadingArea, Skeleton } from '#ui/skeleton.tsx';
import { useToast } from '#ui/toast.tsx';
import { endpointQuery } from '#web/api/endpoint-query.ts';
import { LoadError } from '#web/api/load-error.tsx';
import { useErrorSentence } from '#web/api/use-error-sentence.ts';
import { useWrite } from '#web/api/use-write.ts';
import { useFormats } from '#web/i18n/use-formats.ts';
import { PageTitle } from '#web/page-title.tsx';
import type { ClosingDetails } from './closing.ts';
import { ClosingFacts } from './closing-facts.tsx';
import { ClosingState } from './closing-row.tsx';
import { RecordedTable } from './recorded-table.tsx';

/** One closing: what was decided, what was recorded for whom, and the way back. */
export function ClosingPage({ id }: { id: string }) {
  const { t } = useTranslation('closings');
  const closing = useQuery(endpointQuery(closingsEndpoints.read, { params: { id } }));
  return (
    <>
      <Link to={PAGES.closings.path} className="self-start link">
        {t('back')}
      </Link>
      {closing.isPending && (
        <LoadingArea label={t('loading')}>
          <Skeleton className="h-48 w-full" />
        </LoadingArea>
      )}
      {closing.isError && (
        <LoadError
          error={closing.error}
          otherwise={t('loadFailed')}
          onRetry={() => closing.refetch()}
          retrying={closing.isRefetching}
        />
      )}
      {closing.data && <Details closing={closing.data} />}
    </>
  );
}

function Details({ closing }: { closing: ClosingDetails }) {
  const { t } = useTranslation('closings');
  const [undoing, setUndoing] = useState(false);
  const isUndone = closing.undoneAt !== null;
  return (
    <>
      <PageTitle title={closing.name} />
      <Card
        title={closing.name}
        actions={
          <div className="flex flex-wrap items-center gap-3">
            <ClosingState closing={closing} />
            <ButtonLink
              size="sm"
              variant="secondary"
              icon={<RotateCcw className="size-4" aria-hidden="true" />}
              to={`${PAGES.newClosing.path}?from=${closing.id}`}
            >
              {t('again')}
            </ButtonLink>
            {!isUndone && (
              <Button
                size="sm"
                variant="dangerQuiet"
                icon={<Undo2 className="size-4" aria-hidden="true" />}
                onClick={() => setUndoing(true)}
              >
                {t('undo.action')}
              </Button>
            )}
          </div>
        }
      >
        <ClosingFacts closing={closing} />
      </Card>
      {closing.toAdd.length > 0 && <ToAdd closing={closing} />}
      <Card title={t('recorded.title')}>
        <RecordedTable rows={closing.rows} />
      </Card>
      {undoing && <UndoDialog closing={closing} onClose={() => setUndoing(false)} />}
    </>
  );
}

function ToAdd({ closing: { id, toAdd } }: { closing: ClosingDetails }) {
  const { t } = useTranslation('closings');
  const formats = useFormats();
  const toast = useToast();
  const sentence = useErrorSentence();
  const count = toAdd.length;
  const add = useWrite(closingsEndpoints.addPeople, {
    onSuccess: () => toast({ title: t('toAdd.done', { count }) }),
  });
  return (
    <Banner tone="warning" title={t('toAdd.title', { count })}>
      <p>{formats.list(toAdd.map(({ name }) => name))}</p>
      {add.isError && <p role="alert">{sentence(add.error, t('toAdd.failed'))}</p>}
      <div className="mt-3">
        <Button
          size="sm"
          variant="secondary"
          icon={<UserPlus className="size-4" aria-hidden="true" />}
          busyLabel={add.isPending && t('toAdd.adding')}
          onClick={() => add.mutate({ params: { id } })}
        >
          {t('toAdd.action', { count })}
        </Button>
      </div>
    </Banner>
  );
}

function UndoDialog({ closing, onClose }: { closing: ClosingDetails; onClose: () => void }) {
  const { t } = useTranslation('closings');
  const toast = useToast();
  const sentence = useErrorSentence();
  const { id, name, people, requests, closedMonths } = closing;
  const consequences = [
    t('undo.requests', { count: requests }),
    t('undo.people', { count: people }),
    ...closedMonths.map(({ sentence: warning }) => warning),
  ];
  const undo = useWrite(closingsEndpoints.undo, {
    onSuccess: () => {
      toast({ title: t('undo.done', { name }) });
      onClose();
    },
  });
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('undo.title', { name })}
      consequence={consequences.join(' ')}
      confirmLabel={t('undo.confirm')}
      busyLabel={undo.isPending && t('undo.undoing')}
      error={undo.isError ? sentence(undo.error, t('undo.failed')) : undefined}
      onConfirm={() => undo.mutate({ params: { id } })}
    />
  );
}
