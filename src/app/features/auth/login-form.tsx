import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { authEndpoints } from '#contract/auth.ts';
import { emailSchema } from '#contract/people.ts';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/text-field.tsx';
import { ApiError } from '#web/api/api-error.ts';
import { call } from '#web/api/call.ts';
import { inTurn } from '#web/api/in-turn.ts';
import { useErrorSentence } from '#web/api/use-error-sentence.ts';
import { toLanguage } from '#web/i18n/language.ts';
import { fieldSentence } from '#words/sentences/fields.ts';

type LoginFormProps = {
  /** A link, even where the company of the address has a login of its own. */
  byMail: boolean;
  onAsked: () => void;
  onSent: (email: string) => void;
};

/** The address is checked by the very schema that the server applies. */
export function LoginForm({ byMail, onAsked, onSent }: LoginFormProps) {
  const { t, i18n } = useTranslation('auth');
  const sentence = useErrorSentence();
  const field = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const request = useMutation({
    mutationFn: (email: string) =>
      inTurn(() => call(authEndpoints.requestMagicLink, { body: { email, byMail } })),
    // I22: the company of the address has a login of its own.
    onSuccess: (answer, email) => {
      onAsked();
      if ('next' in answer) window.location.assign(answer.url);
      else onSent(email);
    },
    onError: () => field.current?.focus(),
  });
  const refused = request.error instanceof ApiError ? request.error.fields.email : undefined;

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (request.isPending) return;
    const parsed = emailSchema.safeParse(new FormData(event.currentTarget).get('email'));
    setProblem(parsed.success ? null : (parsed.error.issues[0]?.message ?? 'invalid'));
    if (parsed.success) request.mutate(parsed.data);
    else field.current?.focus();
  };

  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-5">
      {request.isError && !refused && <Banner tone="error" title={sentence(request.error)} />}
      <TextField
        ref={field}
        label={t('email')}
        name="email"
        type="email"
        // Where the browser has passkeys for this site, it offers them here.
        autoComplete="username webauthn"
        inputMode="email"
        autoCapitalize="none"
        spellCheck={false}
        required
        placeholder={t('emailExample')}
        error={problem ? fieldSentence(problem, toLanguage(i18n.language)) : refused}
        onChange={() => setProblem(null)}
      />
      <Button
        type="submit"
        size="lg"
        busyLabel={(request.isPending || (request.data && 'next' in request.data)) && t('sending')}
      >
        {t('send')}
      </Button>
    </form>
  );
}
