import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { devEndpoints } from '#contract/dev.ts';
import { cardClass } from '#ui/card.tsx';
import { LoadingArea, Skeleton } from '#ui/skeleton.tsx';
import { Tabs } from '#ui/tabs.tsx';
import { endpointUrl } from '#web/api/call.ts';
import { endpointQuery } from '#web/api/endpoint-query.ts';
import { LoadError } from '#web/api/load-error.tsx';
import { useReaderInstants } from '#web/i18n/use-reader-instants.ts';
import { splitLinks } from './split-links.ts';

export function MailReader({ id }: { id: string }) {
  const { t } = useTranslation('dev');
  const instants = useReaderInstants();
  const mail = useQuery(endpointQuery(devEndpoints.readMail, { params: { id } }));
  if (mail.isPending) {
    return (
      <LoadingArea label={t('mailbox.loading')}>
        <div className={`${cardClass} flex flex-col gap-3 p-5`}>
          <Skeleton className="h-6 w-1/2" />
          <Skeleton className="h-96 w-full" />
        </div>
      </LoadingArea>
    );
  }
  if (mail.isError) {
    return <LoadError error={mail.error} onRetry={() => mail.refetch()} retrying={mail.isRefetching} />;
  }
  const { subject, from, to, sentAt, text, html } = mail.data;
  const textTab = { value: 'text', label: t('mailbox.text'), content: <MailText text={text} /> };
  // A page of its own with its own security policy: ours would strip the styles that a mail carries inline.
  // The sandbox runs no script; links may leave the frame when they are clicked.
  const htmlTab = {
    value: 'html',
    label: t('mailbox.html'),
    content: (
      <iframe
        title={subject}
        src={`${endpointUrl(devEndpoints.readMail, { params: { id } })}/html`}
        sandbox="allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation"
        className="h-[60dvh] min-h-96 w-full rounded-sm border border-line"
      />
    ),
  };
  return (
    <article className={`${cardClass} flex min-w-0 flex-col gap-4 p-5`}>
      <header>
        <h2 className="text-lg font-semibold break-words">{subject}</h2>
        <p className="text-sm break-words text-muted">{t('mailbox.from', { address: from })}</p>
        <p className="text-sm break-words text-muted">{t('mailbox.to', { address: to })}</p>
        <p className="text-sm text-muted">{instants.instant(sentAt)}</p>
      </header>
      <Tabs label={t('mailbox.views')} tabs={html ? [htmlTab, textTab] : [textTab]} />
    </article>
  );
}

function MailText({ text }: { text: string }) {
  return (
    <div className="text-plain break-words whitespace-pre-wrap">
      {splitLinks(text).map((part) =>
        part.link ? (
          <a key={part.at} href={part.text} className="text-sea underline underline-offset-4 break-all">
            {part.text}
          </a>
        ) : (
          part.text
        ),
      )}
    </div>
  );
}
