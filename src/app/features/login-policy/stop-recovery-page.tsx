import { useTranslation } from 'react-i18next';
import { useTokenFromAddress } from '#app/document/use-token-from-address.ts';
import { loginPolicyEndpoints } from '#contract/login-policy.ts';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { useErrorSentence } from '#web/api/use-error-sentence.ts';
import { useWrite } from '#web/api/use-write.ts';
import { PageTitle } from '#web/page-title.tsx';
import { QuietLayout } from '#web/quiet-layout.tsx';

/** Where the mail about a reset leads. Opening it changes nothing, so that a mail scanner may; its one button does. */
export function StopRecoveryPage() {
  const { t } = useTranslation('login-policy');
  const sentence = useErrorSentence();
  const token = useTokenFromAddress();
  const stop = useWrite(loginPolicyEndpoints.stopRecovery);
  return (
    <QuietLayout>
      <PageTitle title={t('stop.title')} isUnlisted />
      <div className="mx-auto flex w-full max-w-md flex-1 flex-col justify-center gap-6 px-4 py-10">
        <h1 className="font-display text-3xl font-semibold tracking-tight">{t('stop.title')}</h1>
        {stop.isError && <Banner tone="error" title={sentence(stop.error)} />}
        {stop.isSuccess ? (
          <Banner tone="success" title={t('stop.done')}>
            {t('stop.advice')}
          </Banner>
        ) : (
          <>
            <p className="text-muted">{t('stop.text')}</p>
            <div>
              <Button
                disabled={!token}
                busyLabel={stop.isPending && t('saving')}
                onClick={() => token && stop.mutate({ body: { token } })}
              >
                {t('stop.button')}
              </Button>
            </div>
          </>
        )}
      </div>
    </QuietLayout>
  );
}
