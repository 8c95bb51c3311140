import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { closingFormSchema, closingsEndpoints } from '#contract/closings.ts';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { DatePicker } from '#ui/date-picker.tsx';
import { TextField } from '#ui/text-field.tsx';
import { Textarea } from '#ui/textarea.tsx';
import { useToast } from '#ui/toast.tsx';
import { useErrorSentence } from '#web/api/use-error-sentence.ts';
import { useWrite } from '#web/api/use-write.ts';
import { useContractForm } from '#web/use-contract-form.ts';
import { type ClosingForm, closingPath, type DryRun, type ListedClosing, valuesOf } from './closing.ts';
import { DryRunTable } from './dry-run.tsx';
import { PaymentFields } from './payment-fields.tsx';
import { PeriodFields } from './period-fields.tsx';
import { ScopeFields } from './scope-fields.tsx';

/** What was tried out, and the outcome that applying it must have. */
type Tried = { values: string; dryRun: DryRun };

export function ClosingEditor({ like }: { like: ListedClosing | undefined }) {
  const { t } = useTranslation('closings');
  const navigate = useNavigate();
  const toast = useToast();
  const sentence = useErrorSentence();
  const form: ClosingForm = useContractForm(closingFormSchema, valuesOf(like));
  const values = JSON.stringify(form.watch());
  const [tried, setTried] = useState<Tried | null>(null);
  const preview = useWrite(closingsEndpoints.preview, {
    onSuccess: (dryRun) => setTried({ values, dryRun }),
    onError: form.showRefusal,
  });
  const apply = useWrite(closingsEndpoints.apply, {
    onSuccess: ({ id, name, people }) => {
      toast({ title: t('apply.done', { name, count: people }) });
      navigate(closingPath(id));
    },
    onError: form.showRefusal,
  });
  const dryRun = tried?.values === values ? tried.dryRun : null;
  const error = apply.error ?? preview.error;
  const tryOut = form.handleSubmit((body) => {
    apply.reset();
    preview.mutate({ body });
  });
  const applyIt = form.handleSubmit((body) => {
    if (dryRun) apply.mutate({ body: { ...body, fingerprint: dryRun.fingerprint } });
  });
  return (
    <form noValidate onSubmit={tryOut} aria-label={t('form.label')} className="flex flex-col gap-6">
      <Card title={t('form.when')}>
        <div className="flex flex-col gap-5">
          <TextField
            {...form.register('name')}
            label={t('form.name')}
            hint={t('form.nameHint')}
            maxLength={80}
            error={form.errorOf('name')}
          />
          <PeriodFields form={form} />
        </div>
      </Card>
      <Card title={t('form.whom')}>
        <ScopeFields form={form} />
      </Card>
      <Card title={t('form.pays')}>
        <PaymentFields form={form} />
      </Card>
      <Card title={t('form.notes')}>
        <Notes form={form} />
      </Card>
      {form.incomplete && <Banner tone="error" title={form.incomplete} />}
      {error && <Banner tone="error" title={sentence(error, t('form.failed'))} />}
      <Button
        type="submit"
        variant={dryRun ? 'secondary' : 'primary'}
        className="self-start"
        busyLabel={preview.isPending && t('form.trying')}
      >
        {t('form.try')}
      </Button>
      {tried && !dryRun && <p className="text-muted">{t('form.changed')}</p>}
      {dryRun && (
        <Card title={t('dryRun.title')}>
          <div className="flex flex-col gap-5">
            <DryRunTable dryRun={dryRun} />
            <p className="text-sm text-muted">{t('apply.consequence')}</p>
            <Button
              className="self-start"
              busyLabel={apply.isPending && t('apply.applying')}
              onClick={() => void applyIt()}
            >
              {t('apply.submit', { count: dryRun.totals.people })}
            </Button>
          </div>
        </Card>
      )}
    </form>
  );
}

function Notes({ form }: { form: ClosingForm }) {
  const { t } = useTranslation('closings');
  return (
    <div className="flex flex-col gap-5">
      <Textarea
        {...form.register('reason')}
        label={t('form.reason')}
        hint={t('form.reasonHint')}
        optional
        maxLength={500}
        error={form.errorOf('reason')}
      />
      <DatePicker
        label={t('form.consultedOn')}
        hint={t('form.consultedOnHint')}
        optional
        value={form.watch('consultedOn') ?? null}
        onChange={(day) => form.setValue('consultedOn', day)}
        error={form.errorOf('consultedOn')}
      />
      <Textarea
        {...form.register('consultation')}
        label={t('form.consultation')}
        optional
        maxLength={500}
        error={form.errorOf('consultation')}
      />
    </div>
  );
}
