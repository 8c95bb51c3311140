import { useQuery } from '@tanstack/react-query';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleDashed from 'lucide-react/icons/circle-dashed';
import CircleX from 'lucide-react/icons/circle-x';
import Clock from 'lucide-react/icons/clock';
import FileText from 'lucide-react/icons/file-text';
import { useTranslation } from 'react-i18next';
import { subscriptionEndpoints } from '#contract/subscription.ts';
import { Badge } from '#ui/badge.tsx';
import { buttonClass } from '#ui/button.tsx';
import { cardClass } from '#ui/card.tsx';
import { LoadingArea, Skeleton } from '#ui/skeleton.tsx';
import { type Column, Table } from '#ui/table.tsx';
import { endpointQuery } from '#web/api/endpoint-query.ts';
import { LoadError } from '#web/api/load-error.tsx';
import { useDayFormats } from '#web/i18n/use-day-formats.ts';
import { useFormats } from '#web/i18n/use-formats.ts';
import type { Invoice } from './subscription.ts';

const looks = {
  paid: { tone: 'approved', Icon: CircleCheck },
  open: { tone: 'pending', Icon: Clock },
  void: { tone: 'neutral', Icon: CircleDashed },
  uncollectible: { tone: 'rejected', Icon: CircleX },
} as const;

export function InvoicesCard({ mayPay }: { mayPay: boolean }) {
  const { t } = useTranslation('subscription');
  const invoices = useQuery(endpointQuery(subscriptionEndpoints.invoices, {}));
  return (
    <section aria-labelledby="invoices-title" className="flex flex-col gap-3">
      <h2 id="invoices-title" className="text-lg font-semibold">
        {t('invoices.title')}
      </h2>
      {invoices.isPending && (
        <LoadingArea label={t('invoices.loading')}>
          <Skeleton className="h-28 rounded-md!" />
        </LoadingArea>
      )}
      {invoices.isError && !invoices.data && (
        <LoadError
          error={invoices.error}
          otherwise={t('loadFailed')}
          onRetry={() => invoices.refetch()}
          retrying={invoices.isRefetching}
        />
      )}
      {invoices.data?.length === 0 && <p className="text-muted">{t('invoices.empty')}</p>}
      {invoices.data && invoices.data.length > 0 && (
        <div className={cardClass}>
          <InvoiceTable invoices={invoices.data} mayPay={mayPay} />
        </div>
      )}
    </section>
  );
}

type InvoiceTableProps = { invoices: readonly Invoice[]; mayPay: boolean };

function InvoiceTable({ invoices, mayPay }: InvoiceTableProps) {
  const { t } = useTranslation('subscription');
  const formats = useFormats();
  const { shortDay } = useDayFormats();
  const nameOf = ({ number }: Invoice) => number ?? t('invoices.unnumbered');
  const columns: Column<Invoice, 'number' | 'date' | 'amount' | 'status' | 'pdf'>[] = [
    { key: 'number', header: t('invoices.number'), rowHeader: true, cell: nameOf },
    {
      key: 'date',
      header: t('invoices.date'),
      cell: ({ date }) => <span className="tabular-nums">{shortDay(date)}</span>,
    },
    {
      key: 'amount',
      header: t('invoices.amount'),
      numeric: true,
      cell: ({ amountCents }) => formats.euros(amountCents),
    },
    {
      key: 'status',
      header: t('invoices.status'),
      cell: ({ status }) => {
        const { tone, Icon } = looks[status];
        return (
          <Badge tone={tone} icon={<Icon className="size-3.5 shrink-0" aria-hidden="true" />}>
            {t(`invoices.statuses.${status}`)}
          </Badge>
        );
      },
    },
    {
      key: 'pdf',
      header: t('invoices.pdf'),
      cell: (invoice) => (
        <span className="flex flex-wrap gap-2 as-cards:justify-end">
          {invoice.pdfUrl && (
            <a
              href={invoice.pdfUrl}
              target="_blank"
              rel="noopener noreferrer"
              aria-label={t('invoices.openNamed', { number: nameOf(invoice) })}
              className={buttonClass({ size: 'sm', variant: 'secondary' })}
            >
              <FileText className="size-4" aria-hidden="true" />
              {t('invoices.open')}
            </a>
          )}
          {mayPay && invoice.payUrl && (
            <a
              href={invoice.payUrl}
              aria-label={t('invoices.payNamed', { number: nameOf(invoice) })}
              className={buttonClass({ size: 'sm' })}
            >
              {t('invoices.pay')}
            </a>
          )}
        </span>
      ),
    },
  ];
  return <Table caption={t('invoices.title')} columns={columns} rows={invoices} rowKey={({ id }) => id} />;
}
