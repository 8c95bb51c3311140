import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOpenSession } from '#app/frame/session/use-open-session.ts';
import { secondFactorsEndpoints } from '#contract/second-factors.ts';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { TextField } from '#ui/text-field.tsx';
import { ApiError } from '#web/api/api-error.ts';
import { call } from '#web/api/call.ts';
import { useErrorSentence } from '#web/api/use-error-sentence.ts';

type SecondFactorFormProps = {
  ticket: string;
  /** Whether another company is entered: one starts at its beginning. */
  newcomer: boolean;
  onGone: (error: ApiError) => void;
};

/** I9: the question after the link. */
export function SecondFactorForm({ ticket, newcomer, onGone }: SecondFactorFormProps) {
  const { t } = useTranslation('auth');
  const sentence = useErrorSentence();
  const openSession = useOpenSession({ newcomer });
  const heading = useRef<HTMLHeadingElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const [code, setCode] = useState('');
  const [trust, setTrust] = useState(false);
  useEffect(() => heading.current?.focus(), []);
  const finish = useMutation({
    mutationFn: () => call(secondFactorsEndpoints.finishLogin, { body: { ticket, code, trust } }),
    onSuccess: openSession,
    onError: (error) => {
      if (error instanceof ApiError && error.code === 'login_ticket_invalid') onGone(error);
      else field.current?.select();
    },
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!finish.isPending && code.trim() !== '') finish.mutate();
    else field.current?.focus();
  };
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-5">
      <div>
        <h1
          ref={heading}
          tabIndex={-1}
          className="font-display text-3xl font-semibold tracking-tight outline-none"
        >
          {t('secondFactor.title')}
        </h1>
        <p className="mt-2 text-muted">{t('secondFactor.text')}</p>
      </div>
      {finish.isError && <Banner tone="error" title={sentence(finish.error)} />}
      <TextField
        ref={field}
        label={t('secondFactor.code')}
        hint={t('secondFactor.hint')}
        name="code"
        autoComplete="one-time-code"
        autoCapitalize="characters"
        spellCheck={false}
        required
        maxLength={20}
        value={code}
        onChange={({ target }) => setCode(target.value)}
      />
      <Checkbox
        label={t('secondFactor.trust')}
        hint={t('secondFactor.trustHint')}
        checked={trust}
        onChange={setTrust}
      />
      <Button type="submit" size="lg" busyLabel={finish.isPending && t('secondFactor.sending')}>
        {t('secondFactor.send')}
      </Button>
      <p className="text-sm text-muted">{t('secondFactor.lost')}</p>
    </form>
  );
}
