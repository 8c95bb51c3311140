import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { secondFactorsEndpoints } from '#contract/second-factors.ts';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { CopyField } from '#ui/copy-field.tsx';
import { LoadingArea, Skeleton } from '#ui/skeleton.tsx';
import { TextField } from '#ui/text-field.tsx';
import { useErrorSentence } from '#web/api/use-error-sentence.ts';
import { useWrite } from '#web/api/use-write.ts';
import { QrCode } from './qr-code.tsx';

type AppSetUpProps = { onDone: (codes: readonly string[]) => void; onCancel?: () => void };

/** Scan, or type the key; then show a code. Until then nothing is asked of anybody. */
export function AppSetUp({ onDone, onCancel }: AppSetUpProps) {
  const { t } = useTranslation('second-factors');
  const sentence = useErrorSentence();
  const field = useRef<HTMLInputElement>(null);
  const asked = useRef(false);
  const [code, setCode] = useState('');
  const start = useWrite(secondFactorsEndpoints.startApp);
  const confirm = useWrite(secondFactorsEndpoints.confirmApp, {
    onSuccess: ({ recoveryCodes }) => onDone(recoveryCodes),
    onError: () => field.current?.focus(),
  });

  useEffect(() => {
    // Each start makes another key: one that was scanned must stay the one.
    if (asked.current) return;
    asked.current = true;
    start.mutate({});
  }, [start.mutate]);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!confirm.isPending && code.trim() !== '') confirm.mutate({ body: { code } });
  };

  if (start.isError) {
    return (
      <Banner
        tone="error"
        title={sentence(start.error, t('setUp.failed'))}
        action={
          <Button variant="secondary" onClick={() => start.mutate({})}>
            {t('setUp.again')}
          </Button>
        }
      />
    );
  }
  if (!start.data) {
    return (
      <LoadingArea label={t('loading')}>
        <Skeleton className="size-52" />
      </LoadingArea>
    );
  }
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-5">
      <p>{t('setUp.scan')}</p>
      <div className="flex flex-wrap items-start gap-5">
        <QrCode text={start.data.address} label={t('setUp.qr')} />
        <div className="min-w-0 flex-1 basis-64">
          <CopyField
            label={t('setUp.key')}
            value={start.data.secret}
            words={{ copy: t('setUp.copy'), copied: t('setUp.copied'), byHand: t('codes.copyByHand') }}
          />
          <a href={start.data.address} className="link mt-3 inline-block py-2 sm:hidden">
            {t('setUp.openApp')}
          </a>
        </div>
      </div>
      {confirm.isError && <Banner tone="error" title={sentence(confirm.error)} />}
      <TextField
        ref={field}
        label={t('setUp.code')}
        hint={t('setUp.codeHint')}
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={12}
        className="max-w-64"
        value={code}
        onChange={({ target }) => setCode(target.value)}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busyLabel={confirm.isPending && t('setUp.confirming')}>
          {t('setUp.confirm')}
        </Button>
        {onCancel && (
          <Button variant="secondary" onClick={onCancel}>
            {t('setUp.cancel')}
          </Button>
        )}
      </div>
    </form>
  );
}
