import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { payrollSendingEndpoints } from '#contract/payroll-sending.ts';
import { PAYROLL_PROVIDERS } from '#domain/payroll-sending/provider-absence.ts';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { SegmentedControl } from '#ui/segmented-control.tsx';
import { TextField } from '#ui/text-field.tsx';
import { ApiError } from '#web/api/api-error.ts';
import { useErrorSentence } from '#web/api/use-error-sentence.ts';
import { useWrite } from '#web/api/use-write.ts';
import type { Connection, Program } from './sending.ts';

const parts = {
  silae: ['dossier', 'clientId', 'clientSecret', 'subscriptionKey'],
  payfit: ['apiKey'],
} as const satisfies Record<Program, readonly string[]>;

const open: readonly string[] = ['dossier', 'clientId'];

type ConnectFormProps = { connection: Connection | null; onDone: () => void; onCancel?: () => void };

/** What is typed here is kept nowhere in the browser, not even for a session that runs out. */
export function ConnectForm({ connection, onDone, onCancel }: ConnectFormProps) {
  const { t } = useTranslation('payroll-sending');
  const sentence = useErrorSentence();
  const [program, setProgram] = useState<Program>(connection?.provider ?? 'silae');
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>(
    connection?.provider === 'silae' ? { dossier: connection.dossier ?? '' } : {},
  );
  const test = useWrite(payrollSendingEndpoints.test, { onSuccess: onDone, onError: onDone });
  const connect = useWrite(payrollSendingEndpoints.connect, { onSuccess: () => test.mutate({}) });
  const fields = connect.error instanceof ApiError ? connect.error.fields : {};
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const body = Object.fromEntries(parts[program].map((part) => [part, typed[part] ?? '']));
    connect.mutate({ body: { provider: program, ...body } });
  };
  const refusal = connect.isError && Object.keys(fields).length === 0;
  return (
    <form noValidate onSubmit={submit} className="flex max-w-xl flex-col gap-5">
      {refusal && <Banner tone="error" title={sentence(connect.error, t('form.failed'))} />}
      <div>
        <SegmentedControl
          label={t('form.program')}
          value={program}
          onChange={(chosen) => {
            connect.reset();
            setProgram(chosen);
          }}
          options={PAYROLL_PROVIDERS.map((value) => ({ value, label: t(`programs.${value}`) }))}
        />
      </div>
      <p className="text-muted">{t(program === 'silae' ? 'form.silaeHint' : 'form.payfitHint')}</p>
      <p className="text-sm text-muted">{t('untried', { program: t(`programs.${program}`) })}</p>
      {parts[program].map((part) => (
        <TextField
          key={part}
          name={`payroll-${part}`}
          label={t(`form.${part}`)}
          type={open.includes(part) ? 'text' : 'password'}
          autoComplete={open.includes(part) ? 'off' : 'new-password'}
          spellCheck={false}
          maxLength={part === 'dossier' ? 60 : 500}
          value={typed[part] ?? ''}
          error={fields[part]}
          onChange={({ target }) => setTyped((all) => ({ ...all, [part]: target.value }))}
        />
      ))}
      <p className="text-sm text-muted">{t('form.kept')}</p>
      <div className="flex flex-wrap gap-3">
        <Button
          type="submit"
          busyLabel={(connect.isPending || test.isPending) && t('form.connecting')}
          className="max-sm:w-full"
        >
          {t('form.connect')}
        </Button>
        {onCancel && (
          <Button variant="quiet" onClick={onCancel} className="max-sm:w-full">
            {t('form.cancel')}
          </Button>
        )}
      </div>
    </form>
  );
}
