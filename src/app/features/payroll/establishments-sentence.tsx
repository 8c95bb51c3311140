import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Establishments } from '#app/leave/establishments/use-establishment.ts';
import { establishmentsEndpoints, payrollScopeSchema } from '#contract/establishments.ts';
import { can } from '#domain/access/can.ts';
import { PAYROLL_SCOPES } from '#domain/payroll/establishment.ts';
import { writtenSiret } from '#domain/payroll/siret.ts';
import { Button } from '#ui/button.tsx';
import { FormDialog } from '#ui/form-dialog.tsx';
import { RadioGroup } from '#ui/radio-group.tsx';
import { TextField } from '#ui/text-field.tsx';
import { useToast } from '#ui/toast.tsx';
import { useStoredSession } from '#web/api/stored-session.ts';
import { useErrorSentence } from '#web/api/use-error-sentence.ts';
import { useWrite } from '#web/api/use-write.ts';
import { useContractForm } from '#web/use-contract-form.ts';

/** Whether each establishment closes its own months, as one would say it. Nothing where no site has a SIRET. */
export function EstablishmentsSentence({ found }: { found: Establishments }) {
  const { t } = useTranslation('payroll');
  const session = useStoredSession();
  const [open, setOpen] = useState(false);
  if (!found.offered && found.by === 'organization') return null;
  const mayChange = session !== null && can(session.user, 'settings.change');
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-muted">
      <p>{t(`establishments.sentence.${found.by}`)}</p>
      {mayChange && (
        <Button variant="quiet" aria-label={t('establishments.changeNamed')} onClick={() => setOpen(true)}>
          {t('time.change')}
        </Button>
      )}
      {open && <ScopeDialog found={found} onClose={() => setOpen(false)} />}
    </div>
  );
}

function ScopeDialog({ found, onClose }: { found: Establishments; onClose: () => void }) {
  const { t } = useTranslation('payroll');
  const toast = useToast();
  const sentence = useErrorSentence();
  const form = useContractForm(payrollScopeSchema, {
    by: found.by,
    siret: found.siret === null ? '' : writtenSiret(found.siret),
  });
  const save = useWrite(establishmentsEndpoints.set, {
    onSuccess: () => {
      toast({ title: t('time.saved') });
      onClose();
    },
    onError: form.showRefusal,
  });
  return (
    <FormDialog
      title={t('establishments.title')}
      description={t('establishments.consequence')}
      submitLabel={t('time.save')}
      busyLabel={save.isPending && t('time.saving')}
      refusal={save.isError ? sentence(save.error, t('establishments.failed')) : undefined}
      onRefusalClosed={save.reset}
      onSubmit={form.handleSubmit((body) => save.mutate({ body }))}
      onClose={onClose}
    >
      <RadioGroup
        label={t('establishments.scope')}
        value={form.watch('by')}
        onChange={(by) => form.setValue('by', by)}
        options={PAYROLL_SCOPES.map((value) => ({
          value,
          label: t(`establishments.options.${value}`),
          hint: t(`establishments.hints.${value}`),
        }))}
      />
      <TextField
        {...form.register('siret')}
        label={t('establishments.siret')}
        hint={t('establishments.siretHint')}
        inputMode="numeric"
        autoComplete="off"
        maxLength={40}
        optional
        error={form.errorOf('siret')}
      />
    </FormDialog>
  );
}
