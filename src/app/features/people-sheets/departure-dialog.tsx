import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import { type departurePreviewSchema, departuresEndpoints } from '#contract/departures.ts';
import { type DepartureReason, departureReasons } from '#domain/members/departure.ts';
import { DatePicker } from '#ui/date-picker.tsx';
import { FormDialog } from '#ui/form-dialog.tsx';
import { Select } from '#ui/select.tsx';
import { useToast } from '#ui/toast.tsx';
import { call } from '#web/api/call.ts';
import { useErrorSentence } from '#web/api/use-error-sentence.ts';
import { useWrite } from '#web/api/use-write.ts';
import { useKept } from '#web/use-kept.ts';
import { DeparturePreview } from './departure-preview.tsx';
import type { PersonSheet } from './person-sheet.ts';

type Form = { lastDay: string; reason: DepartureReason | null };

/** The last day is chosen first, then shown with what it does to leave and counters, then recorded. */
export function DepartureDialog({ sheet, onClose }: { sheet: PersonSheet; onClose: () => void }) {
  const { t } = useTranslation('departures');
  const toast = useToast();
  const sentence = useErrorSentence();
  const { id, name } = sheet.user;
  const [lastDay, setLastDay] = useKept<string | null>(
    'departure.lastDay',
    sheet.departure?.lastDay ?? sheet.employment.to ?? null,
  );
  const [reason, setReason] = useKept<DepartureReason | null>(
    'departure.reason',
    sheet.departure?.reason ?? null,
  );
  const [complaining, setComplaining] = useState(false);
  const [shown, setShown] = useState<z.output<typeof departurePreviewSchema> | null>(null);
  const preview = useMutation({
    mutationFn: (body: Form) => call(departuresEndpoints.preview, { params: { id }, body }),
    onSuccess: setShown,
  });
  const save = useWrite(departuresEndpoints.set, {
    onSuccess: () => {
      toast({ title: t('form.done', { name }) });
      onClose();
    },
  });
  /** Another choice has other consequences: what was shown no longer holds. */
  const change = (apply: () => void) => {
    apply();
    setShown(null);
    preview.reset();
    save.reset();
  };
  const submit = () => {
    if (lastDay === null) {
      setComplaining(true);
      return;
    }
    const body: Form = { lastDay, reason };
    if (shown === null) preview.mutate(body);
    else save.mutate({ params: { id }, body });
  };
  const failure = preview.error ?? save.error;
  return (
    <FormDialog
      title={t('form.title', { name })}
      width="lg"
      onClose={onClose}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
      submitLabel={t(shown === null ? 'form.preview' : 'form.apply')}
      busyLabel={(preview.isPending && t('form.previewing')) || (save.isPending && t('form.applying'))}
      refusal={failure ? sentence(failure, t('form.failed')) : undefined}
    >
      <DatePicker
        label={t('form.lastDay')}
        hint={t('form.lastDayHint')}
        value={lastDay}
        earliest={sheet.employment.from}
        onChange={(day) => change(() => setLastDay(day))}
        error={complaining && lastDay === null ? t('form.noDay') : undefined}
      />
      <Select
        label={t('form.reason')}
        hint={t('form.reasonHint')}
        optional
        placeholder={t('form.noReason')}
        value={reason ?? ''}
        options={departureReasons.map((value) => ({ value, label: t(`reasons.${value}`) }))}
        onChange={({ target }) =>
          change(() => setReason(departureReasons.find((known) => known === target.value) ?? null))
        }
      />
      {shown && <DeparturePreview preview={shown} />}
    </FormDialog>
  );
}
