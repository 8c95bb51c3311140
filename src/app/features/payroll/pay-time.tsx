import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { payTimesEndpoints } from '#contract/pay-times.ts';
import { can } from '#domain/access/can.ts';
import { PAY_TIMES, type PayTime } from '#domain/payroll/pay-time.ts';
import { Button } from '#ui/button.tsx';
import { FormDialog } from '#ui/form-dialog.tsx';
import { RadioGroup } from '#ui/radio-group.tsx';
import { useToast } from '#ui/toast.tsx';
import { endpointQuery } from '#web/api/endpoint-query.ts';
import { useStoredSession } from '#web/api/stored-session.ts';
import { useErrorSentence } from '#web/api/use-error-sentence.ts';
import { useWrite } from '#web/api/use-write.ts';
import { useKept } from '#web/use-kept.ts';

/** With which pay absences are paid, as one would say it, and the way to change it. */
export function PayTimeSentence() {
  const { t } = useTranslation('payroll');
  const session = useStoredSession();
  const [open, setOpen] = useState(false);
  const found = useQuery(endpointQuery(payTimesEndpoints.read, {}));
  if (!found.data) return null;
  const { time } = found.data;
  const mayChange = session !== null && can(session.user, 'settings.change');
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-muted">
      <p>{t(`time.sentence.${time}`)}</p>
      {mayChange && (
        <Button variant="quiet" aria-label={t('time.changeNamed')} onClick={() => setOpen(true)}>
          {t('time.change')}
        </Button>
      )}
      {open && <PayTimeDialog time={time} onClose={() => setOpen(false)} />}
    </div>
  );
}

function PayTimeDialog({ time, onClose }: { time: PayTime; onClose: () => void }) {
  const { t } = useTranslation('payroll');
  const toast = useToast();
  const sentence = useErrorSentence();
  const [chosen, setChosen] = useKept<PayTime>('payroll.time', time);
  const save = useWrite(payTimesEndpoints.set, {
    onSuccess: () => {
      toast({ title: t('time.saved') });
      onClose();
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    save.mutate({ body: { time: chosen } });
  };
  return (
    <FormDialog
      title={t('time.title')}
      description={t('time.consequence')}
      submitLabel={t('time.save')}
      busyLabel={save.isPending && t('time.saving')}
      idle={chosen === time}
      {...(save.isError ? { refusal: sentence(save.error, t('time.failed')) } : {})}
      onRefusalClosed={save.reset}
      onSubmit={submit}
      onClose={onClose}
    >
      <RadioGroup
        label={t('time.label')}
        value={chosen}
        onChange={setChosen}
        options={PAY_TIMES.map((value) => ({
          value,
          label: t(`time.options.${value}`),
          hint: t(`time.hints.${value}`),
        }))}
      />
    </FormDialog>
  );
}
