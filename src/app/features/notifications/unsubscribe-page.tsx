import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useTokenFromAddress } from '#app/document/use-token-from-address.ts';
import { profileSectionPath } from '#app/navigation/profile-sections.ts';
import { notificationsEndpoints } from '#contract/notifications.ts';
import { ButtonLink } from '#ui/button.tsx';
import { TideScene } from '#ui/scenes/tide.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { ApiError } from '#web/api/api-error.ts';
import { endpointQuery } from '#web/api/endpoint-query.ts';
import { LoadError } from '#web/api/load-error.tsx';
import { useWrite } from '#web/api/use-write.ts';
import { PageTitle } from '#web/page-title.tsx';
import { QuietLayout } from '#web/quiet-layout.tsx';
import { MailsStopped } from './mails-stopped.tsx';
import { StopMails } from './stop-mails.tsx';

/** Where the foot of a mail leads. Opening it changes nothing, so that a mail scanner may; its one button does. */
export function UnsubscribePage() {
  const { t } = useTranslation('notifications');
  const token = useTokenFromAddress();
  const link = useQuery({
    ...endpointQuery(notificationsEndpoints.showUnsubscribe, { body: { token: token ?? '' } }),
    enabled: typeof token === 'string',
  });
  const stop = useWrite(notificationsEndpoints.unsubscribe);
  const told = stop.data ?? link.data;
  const invalid = token === null || isInvalidLink(link.error) || isInvalidLink(stop.error);
  return (
    <QuietLayout>
      <PageTitle title={t('unsubscribe.pageTitle')} isUnlisted />
      <div className="mx-auto flex w-full max-w-md flex-1 flex-col justify-center gap-6 px-4 py-10">
        {invalid ? (
          <UnsubscribeLinkInvalid />
        ) : told?.stopped ? (
          <MailsStopped kind={told.kind} email={told.email} />
        ) : told ? (
          <StopMails
            kind={told.kind}
            email={told.email}
            stopping={stop.isPending}
            error={stop.error}
            onStop={() => token && stop.mutate({ body: { token } })}
          />
        ) : link.isError ? (
          <>
            <h1 className="font-display text-3xl font-semibold tracking-tight">
              {t('unsubscribe.pageTitle')}
            </h1>
            <LoadError
              error={link.error}
              otherwise={t('unsubscribe.failed')}
              onRetry={() => link.refetch()}
              retrying={link.isRefetching}
            />
          </>
        ) : (
          <div role="status" className="flex flex-col items-center gap-4 text-center">
            <Spinner className="size-8 text-sea" />
            <h1 className="text-2xl font-semibold">{t('unsubscribe.checking')}</h1>
          </div>
        )}
      </div>
    </QuietLayout>
  );
}

function isInvalidLink(error: unknown): boolean {
  return (
    error instanceof ApiError && (error.code === 'mail_link_invalid' || error.code === 'validation_failed')
  );
}

function UnsubscribeLinkInvalid() {
  const { t } = useTranslation('notifications');
  return (
    <div className="flex flex-col items-start gap-4">
      <TideScene className="w-44" />
      <h1 className="font-display text-3xl font-semibold tracking-tight">{t('unsubscribe.invalidTitle')}</h1>
      <p className="text-muted">{t('unsubscribe.invalid')}</p>
      <ButtonLink to={profileSectionPath('mails')}>{t('unsubscribe.toProfile')}</ButtonLink>
    </div>
  );
}
