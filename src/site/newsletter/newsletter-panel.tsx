import { useTranslation } from 'react-i18next';
import { newsletterEndpoints } from '#contract/newsletter.ts';
import { PAGES } from '#contract/pages.ts';
import { Banner } from '#ui/banner.tsx';
import { Button, ButtonLink } from '#ui/button.tsx';
import { TideScene } from '#ui/scenes/tide.tsx';
import { ApiError } from '#web/api/api-error.ts';
import { useErrorSentence } from '#web/api/use-error-sentence.ts';
import { useWrite } from '#web/api/use-write.ts';
import { WithApi } from '#web/api/with-api.tsx';
import { NewsletterForm } from './newsletter-form.tsx';
import { useTokenOfAddress } from './use-token-of-address.ts';

/** What the address asks for: to confirm or to leave with its token, to subscribe without one. */
export function NewsletterPanel() {
  const token = useTokenOfAddress();
  return <WithApi>{token === null ? <NewsletterForm /> : <ByLink token={token} />}</WithApi>;
}

function ByLink({ token }: { token: string }) {
  const { t } = useTranslation('newsletter');
  const sentence = useErrorSentence();
  const confirm = useWrite(newsletterEndpoints.confirm);
  const leave = useWrite(newsletterEndpoints.unsubscribe);
  // Drawn in a browser alone, since no document knows a token.
  const isLeaving = new URLSearchParams(window.location.search).has('leave');
  const error = confirm.error ?? leave.error;
  if (leave.isSuccess || confirm.isSuccess) {
    return (
      <div role="status" className="flex flex-col items-start gap-4">
        <TideScene className="w-44" />
        <p className="text-lg">{t(leave.isSuccess ? 'left' : 'confirmed')}</p>
        <ButtonLink to={PAGES.blog.path}>{t('toBlog')}</ButtonLink>
      </div>
    );
  }
  if (error instanceof ApiError && error.code === 'newsletter_link_invalid') {
    return (
      <>
        <Banner tone="warning" title={sentence(error)} />
        <NewsletterForm />
      </>
    );
  }
  return (
    <>
      {error && <Banner tone="error" title={sentence(error)} />}
      <p>{t(isLeaving ? 'leaveLead' : 'confirmLead')}</p>
      <div className="flex flex-wrap gap-3">
        {!isLeaving && (
          <Button
            busyLabel={confirm.isPending && t('confirming')}
            onClick={() => confirm.mutate({ body: { token } })}
          >
            {t('confirm')}
          </Button>
        )}
        <Button
          variant={isLeaving ? 'primary' : 'secondary'}
          busyLabel={leave.isPending && t('leaving')}
          onClick={() => leave.mutate({ body: { token } })}
        >
          {t('leave')}
        </Button>
      </div>
    </>
  );
}
