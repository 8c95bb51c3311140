import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { erasuresEndpoints } from '#contract/erasures.ts';
import { type ChosenReason, chosenReasons } from '#domain/privacy/erasure.ts';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { FormDialog } from '#ui/form-dialog.tsx';
import { Select } from '#ui/select.tsx';
import { LoadingArea, Skeleton } from '#ui/skeleton.tsx';
import { TextField } from '#ui/text-field.tsx';
import { useToast } from '#ui/toast.tsx';
import { endpointQuery } from '#web/api/endpoint-query.ts';
import { LoadError } from '#web/api/load-error.tsx';
import { useErrorSentence } from '#web/api/use-error-sentence.ts';
import { useWrite } from '#web/api/use-write.ts';
import { useInstants } from '#web/clock/use-instants.ts';
import { useKept } from '#web/use-kept.ts';
import { ErasureHoldSection } from './erasure-hold.tsx';
import { ErasurePreview } from './erasure-preview.tsx';

type EraseDialogProps = { person: { id: string; name: string }; onClose: () => void };

/** V6 to V8: what would go and stay, what holds it up, and the erasure itself once the name is typed. */
export function EraseDialog({ person, onClose }: EraseDialogProps) {
  const { t } = useTranslation('erasures');
  const instants = useInstants();
  const found = useQuery(endpointQuery(erasuresEndpoints.read, { params: { id: person.id } }));
  const { id, name } = person;
  if (found.data?.state === 'none' && found.data.hold === null) {
    return (
      <EraseForm person={person} onClose={onClose}>
        <ErasurePreview erasure={found.data} />
        <ErasureHoldSection personId={id} hold={null} />
      </EraseForm>
    );
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('title', { name })}
      width="md"
      footer={
        <Button variant="secondary" onClick={onClose}>
          {t('close')}
        </Button>
      }
    >
      {found.isPending && (
        <LoadingArea label={t('loading')}>
          <Skeleton className="h-40 w-full" />
        </LoadingArea>
      )}
      {found.isError && (
        <LoadError
          error={found.error}
          otherwise={t('loadFailed')}
          onRetry={() => found.refetch()}
          retrying={found.isRefetching}
        />
      )}
      {found.data && (
        <div className="flex flex-col gap-5">
          {found.data.doneAt !== null && (
            <Banner tone="info" title={t('erased', { day: instants.day(found.data.doneAt) })} />
          )}
          {found.data.state === 'waiting' && found.data.askedAt !== null && (
            <Banner
              tone="info"
              title={t(found.data.hold ? 'waitingHeld' : 'waiting', {
                day: instants.day(found.data.askedAt),
              })}
            />
          )}
          {found.data.state !== 'done' && <ErasureHoldSection personId={id} hold={found.data.hold} />}
          {found.data.state !== 'done' && <ErasurePreview erasure={found.data} />}
        </div>
      )}
    </Dialog>
  );
}

function EraseForm({ person, onClose, children }: EraseDialogProps & { children: React.ReactNode }) {
  const { t } = useTranslation('erasures');
  const toast = useToast();
  const sentence = useErrorSentence();
  const [reason, setReason] = useKept<ChosenReason>('erasure.reason', 'asked');
  const [typed, setTyped] = useKept('erasure.typed', '');
  const [isWrong, setIsWrong] = useState(false);
  const { id, name } = person;
  const erase = useWrite(erasuresEndpoints.erase, {
    onSuccess: () => {
      toast({ title: t('done') });
      onClose();
    },
  });
  const isConfirmed = typed.trim().toLowerCase() === name.trim().toLowerCase();
  return (
    <FormDialog
      title={t('title', { name })}
      description={t('lead')}
      width="md"
      onClose={onClose}
      onSubmit={(event) => {
        event.preventDefault();
        setIsWrong(!isConfirmed);
        if (isConfirmed) erase.mutate({ params: { id }, body: { reason } });
      }}
      submitLabel={t('submit')}
      busyLabel={erase.isPending && t('submitting')}
      {...(erase.isError ? { refusal: sentence(erase.error, t('failed')) } : {})}
      onRefusalClosed={erase.reset}
    >
      {children}
      <Select
        label={t('reason')}
        value={reason}
        onChange={(event) =>
          setReason(chosenReasons.find((known) => known === event.target.value) ?? 'other')
        }
        options={chosenReasons.map((known) => ({ value: known, label: t(`reasons.${known}`) }))}
      />
      <TextField
        label={t('typed', { name })}
        hint={t('irreversible')}
        value={typed}
        autoComplete="off"
        onChange={(event) => {
          setTyped(event.target.value);
          setIsWrong(false);
        }}
        error={isWrong ? t('typedWrong') : undefined}
      />
    </FormDialog>
  );
}
