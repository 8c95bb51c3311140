import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import { type seatPreviewSchema, subscriptionEndpoints } from '#contract/subscription.ts';
import { FormDialog } from '#ui/form-dialog.tsx';
import { LoadingArea, Skeleton } from '#ui/skeleton.tsx';
import { endpointQuery } from '#web/api/endpoint-query.ts';
import { LoadError } from '#web/api/load-error.tsx';
import { useDayFormats } from '#web/i18n/use-day-formats.ts';
import { useFormats } from '#web/i18n/use-formats.ts';

type SeatChangeDialogProps = {
  wanted: number;
  /** What all seats cost each month today. */
  priceCents: number;
  saving: boolean;
  refusal: string | undefined;
  onRefusalClosed: () => void;
  onConfirm: () => void;
  onClose: () => void;
};

/** What another number of seats costs, by the provider's own reckoning, before anybody is held to it. */
export function SeatChangeDialog(props: SeatChangeDialogProps) {
  const { t } = useTranslation('subscription');
  const preview = useQuery({
    ...endpointQuery(subscriptionEndpoints.previewSeats, { body: { seats: props.wanted } }),
    // It is counted to the second.
    staleTime: 0,
    gcTime: 0,
  });
  return (
    <FormDialog
      title={t('change.title', { count: props.wanted })}
      width="sm"
      onClose={props.onClose}
      onSubmit={(event) => {
        event.preventDefault();
        // The dialog is drawn elsewhere, but for React it still lies within the form that opened it.
        event.stopPropagation();
        props.onConfirm();
      }}
      submitLabel={t('change.confirm')}
      busyLabel={props.saving && t('seats.saving')}
      idle={!preview.data}
      refusal={props.refusal}
      onRefusalClosed={props.onRefusalClosed}
    >
      {preview.isPending && (
        <LoadingArea label={t('change.loading')}>
          <Skeleton className="h-36" />
        </LoadingArea>
      )}
      {preview.isError && (
        <LoadError error={preview.error} onRetry={() => preview.refetch()} retrying={preview.isRefetching} />
      )}
      {preview.data && <SeatCost cost={preview.data} priceCents={props.priceCents} />}
    </FormDialog>
  );
}

type SeatCostProps = { cost: z.infer<typeof seatPreviewSchema>; priceCents: number };

function SeatCost({ cost, priceCents }: SeatCostProps) {
  const { t } = useTranslation('subscription');
  const formats = useFormats();
  const { longDay } = useDayFormats();
  const { prorationCents, nextInvoiceCents, nextInvoiceOn } = cost;
  return (
    <>
      <dl className="divide-y divide-line">
        <Line label={t('change.monthly')}>
          {t('change.monthlyChange', {
            after: formats.monthly(cost.monthlyPriceCents),
            before: formats.monthly(priceCents),
          })}
        </Line>
        <Line label={t(prorationCents < 0 ? 'change.credit' : 'change.charge')}>
          {formats.euros(prorationCents)}
        </Line>
        {nextInvoiceCents !== null && nextInvoiceOn !== null && (
          <Line label={t('change.next')}>
            {t('change.nextOn', { amount: formats.euros(nextInvoiceCents), date: longDay(nextInvoiceOn) })}
          </Line>
        )}
      </dl>
      <p className="text-sm text-muted">{t('change.note')}</p>
    </>
  );
}

function Line({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex flex-col gap-0.5 py-2.5 first:pt-0">
      <dt className="text-sm text-muted">{label}</dt>
      <dd className="font-medium tabular-nums">{children}</dd>
    </div>
  );
}
