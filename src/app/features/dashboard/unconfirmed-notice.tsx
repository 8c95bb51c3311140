import { useMutation, useQuery } from '@tanstack/react-query';
import { Trans, useTranslation } from 'react-i18next';
import { authEndpoints } from '#contract/auth.ts';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { call } from '#web/api/call.ts';
import { endpointQuery } from '#web/api/endpoint-query.ts';
import { useErrorSentence } from '#web/api/use-error-sentence.ts';

/** Until a newcomer has opened the link in their mailbox, tells them that it waits there. */
export function UnconfirmedNotice() {
  const { t } = useTranslation('dashboard');
  const sentence = useErrorSentence();
  const me = useQuery(endpointQuery(authEndpoints.me, {}));
  const another = useMutation({
    mutationFn: (email: string) => call(authEndpoints.requestMagicLink, { body: { email } }),
  });
  if (!me.data || me.data.user.confirmed) return null;
  const { email } = me.data.user;
  return (
    <Banner
      tone="info"
      title={t('unconfirmed.title')}
      action={
        !another.isSuccess && (
          <Button
            size="sm"
            variant="secondary"
            busyLabel={another.isPending && t('unconfirmed.sending')}
            onClick={() => another.mutate(email)}
          >
            {t('unconfirmed.another')}
          </Button>
        )
      }
    >
      <p>
        <Trans
          t={t}
          i18nKey={another.isSuccess ? 'unconfirmed.sent' : 'unconfirmed.text'}
          values={{ email }}
          components={{ strong: <strong className="wrap-anywhere" /> }}
        />
      </p>
      {another.isError && (
        <p role="alert" className="mt-1 text-coral">
          {sentence(another.error)}
        </p>
      )}
    </Banner>
  );
}
