import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { z } from 'zod';
import { useReaderInstants } from '#app/i18n/use-reader-instants.ts';
import type { mailSummarySchema } from '#contract/dev.ts';
import { cardClass } from '#ui/card.tsx';

type MailListProps = { mails: readonly z.infer<typeof mailSummarySchema>[]; selected: string };

export function MailList({ mails, selected }: MailListProps) {
  const { t } = useTranslation('dev');
  const instants = useReaderInstants();
  return (
    <nav aria-label={t('mailbox.list')} className={`${cardClass} overflow-hidden`}>
      <ul className="max-h-72 divide-y divide-line overflow-y-auto lg:max-h-[70dvh]">
        {mails.map((mail) => (
          <li key={mail.id}>
            <Link
              to={{ search: `?mail=${encodeURIComponent(mail.id)}` }}
              preventScrollReset
              aria-current={mail.id === selected ? 'true' : undefined}
              className="block px-4 py-3 hover:bg-sunken focus-visible:-outline-offset-2 aria-[current=true]:bg-sea-soft"
            >
              <span className="block truncate font-medium">{mail.subject}</span>
              <span className="block truncate text-sm text-muted">{mail.to}</span>
              <span className="block text-sm text-muted tabular-nums">
                {instants.shortInstant(mail.sentAt)}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
