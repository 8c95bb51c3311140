import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { organizationEndpoints } from '#contract/organization.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { FormDialog } from '#ui/form-dialog.tsx';
import { TextField } from '#ui/text-field.tsx';
import { useToast } from '#ui/toast.tsx';
import { useStoredSession } from '#web/api/stored-session.ts';
import { useErrorSentence } from '#web/api/use-error-sentence.ts';
import { useWrite } from '#web/api/use-write.ts';

const steps = ['now', 'week', 'after', 'kept'] as const;

/** V20, V21: what closing does and when, and the way to it. */
export function CloseCard() {
  const { t } = useTranslation('privacy');
  const [asking, setAsking] = useState(false);
  return (
    <Card title={t('close.title')}>
      <div className="flex flex-col items-start gap-4">
        <p className="text-muted">{t('close.lead')}</p>
        <ul className="flex list-disc flex-col gap-2 pl-5 text-muted">
          {steps.map((step) => (
            <li key={step}>{t(`close.${step}`)}</li>
          ))}
        </ul>
        <Button variant="danger" onClick={() => setAsking(true)}>
          {t('close.action')}
        </Button>
      </div>
      {asking && <CloseDialog onClose={() => setAsking(false)} />}
    </Card>
  );
}

function CloseDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('privacy');
  const toast = useToast();
  const sentence = useErrorSentence();
  const company = useStoredSession()?.organization.name ?? '';
  const [name, setName] = useState('');
  const close = useWrite(organizationEndpoints.close, {
    onSuccess: () => {
      toast({ title: t('close.done') });
      onClose();
    },
  });
  return (
    <FormDialog
      onClose={onClose}
      title={t('close.dialog', { name: company })}
      description={t('close.consequence')}
      submitLabel={t('close.action')}
      busyLabel={close.isPending && t('close.closing')}
      idle={name.trim() === ''}
      {...(close.isError ? { refusal: sentence(close.error, t('close.failed')) } : {})}
      onSubmit={(event) => {
        event.preventDefault();
        close.mutate({ body: { name } });
      }}
    >
      <TextField
        label={t('close.name', { name: company })}
        value={name}
        autoComplete="off"
        onChange={(event) => setName(event.target.value)}
      />
    </FormDialog>
  );
}
