import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { ApiError } from '#app/api/api-error.ts';
import { useErrorSentence } from '#app/api/use-error-sentence.ts';
import { useWrite } from '#app/api/use-write.ts';
import { PageTitle } from '#app/document/page-title.tsx';
import { useTokenFromAddress } from '#app/document/use-token-from-address.ts';
import { PAGES } from '#app/navigation/pages.ts';
import { newsletterEndpoints } from '#contract/newsletter.ts';
import { Banner } from '#ui/banner.tsx';
import { Button, ButtonLink } from '#ui/button.tsx';
import { TideScene } from '#ui/scenes/tide.tsx';
import { PublicLayout } from '../public-layout.tsx';
import { NewsletterForm } from './newsletter-form.tsx';

/**
 * Where the links of its mails lead: to confirm, and to leave. Opening it changes nothing, so that a mail scanner
 * may; its buttons do. Without a link, one can subscribe here.
 */
export function NewsletterPage() {
  const { t } = useTranslation(['newsletter', 'contact', 'common', 'ui']);
  const token = useTokenFromAddress();
  return (
    <PublicLayout>
      <PageTitle title={t('newsletter:title')} description={t('newsletter:lead')} />
      <div className="mx-auto flex w-full max-w-xl flex-1 flex-col gap-6 px-4 py-10 sm:px-6">
        <h1 className="font-display text-4xl font-semibold tracking-tight">{t('newsletter:title')}</h1>
        {typeof token === 'string' ? <ByLink token={token} /> : <NewsletterForm />}
      </div>
    </PublicLayout>
  );
}

function ByLink({ token }: { token: string }) {
  const { t } = useTranslation('newsletter');
  const sentence = useErrorSentence();
  const confirm = useWrite(newsletterEndpoints.confirm);
  const leave = useWrite(newsletterEndpoints.unsubscribe);
  const [address] = useSearchParams();
  const isLeaving = address.has('leave');
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
