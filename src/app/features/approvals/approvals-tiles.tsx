import { useTranslation } from 'react-i18next';
import { cardClass } from '#ui/card.tsx';
import type { OrganizationSummary } from '#web/leave/leave-request.ts';

/** Four figures in one strip: what waits is below, and is what people come for. */
export function ApprovalsTiles({ summary }: { summary: OrganizationSummary }) {
  const { t } = useTranslation('approvals');
  const { pending, approved, rejected, cancellationsAsked, averageDecisionHours } = summary;
  const figures = [
    {
      label: t('tiles.pending'),
      value: String(pending),
      detail: cancellationsAsked > 0 ? t('tiles.cancellations', { count: cancellationsAsked }) : null,
    },
    {
      label: t('tiles.average'),
      value:
        averageDecisionHours === null ? t('tiles.none') : t('tiles.hours', { hours: averageDecisionHours }),
      detail: t('tiles.averageDetail'),
    },
    { label: t('tiles.approved'), value: String(approved), detail: null },
    { label: t('tiles.rejected'), value: String(rejected), detail: null },
  ];
  return (
    <dl className={`${cardClass} grid grid-cols-2 gap-x-4 px-4 py-1 sm:flex sm:flex-wrap sm:gap-x-8`}>
      {figures.map(({ label, value, detail }) => (
        <div key={label} className="flex flex-wrap items-baseline gap-x-2 py-2">
          <dt className="text-sm text-muted">{label}</dt>
          <dd className="font-semibold tabular-nums">{value}</dd>
          {detail && <dd className="text-sm text-muted max-sm:hidden">{detail}</dd>}
        </div>
      ))}
    </dl>
  );
}
