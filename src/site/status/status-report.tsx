import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { useTranslation } from 'react-i18next';
import { type ServiceState, services } from '#domain/status/service-status.ts';
import { Banner } from '#ui/banner.tsx';
import { cardClass } from '#ui/card.tsx';
import { classNames } from '#ui/class-names.ts';
import { LoadingArea, Skeleton } from '#ui/skeleton.tsx';
import { useFormats } from '#web/i18n/use-formats.ts';
import { useReaderInstants } from '#web/i18n/use-reader-instants.ts';
import { AvailabilityBars } from './availability-bars.tsx';
import { IncidentList } from './incident-list.tsx';
import { type Status, useStatus } from './use-status.ts';

const looks = {
  operational: { box: 'border-approved/30 bg-approved-soft', text: 'text-approved', Icon: CircleCheck },
  degraded: { box: 'border-pending/30 bg-pending-soft', text: 'text-pending', Icon: TriangleAlert },
  outage: { box: 'border-rejected/30 bg-rejected-soft', text: 'text-rejected', Icon: CircleAlert },
} as const satisfies Record<ServiceState, unknown>;

/** The document is a file: it comes even when what this asks does not answer, and then says so. */
export function StatusReport() {
  const { t } = useTranslation(['status', 'ui']);
  const { status, isUnreachable } = useStatus();
  return (
    <>
      {isUnreachable && (
        <Banner tone="error" title={t('status:unreachable')}>
          {t('status:unreachableText')}
        </Banner>
      )}
      {status ? (
        <Report status={status} />
      ) : (
        !isUnreachable && (
          <LoadingArea label={t('status:loading')}>
            <div className="flex flex-col gap-8">
              <Skeleton className="h-[5.75rem] rounded-md" />
              <ServiceCards />
            </div>
          </LoadingArea>
        )
      )}
    </>
  );
}

function Report({ status }: { status: Status }) {
  const { t } = useTranslation('status');
  const instants = useReaderInstants();
  const { box, text, Icon } = looks[status.overall];
  const ongoing = status.incidents.filter((incident) => incident.status !== 'resolved').length;
  return (
    <>
      <div role="status" className={classNames('flex items-center gap-3 rounded-md border p-5', box)}>
        <Icon className={classNames('size-6 shrink-0', text)} aria-hidden="true" />
        <div>
          <p className="text-lg font-semibold">{t(`overall.${status.overall}`)}</p>
          {ongoing > 0 && (
            <p>
              <a href="#incidents-title" className="underline underline-offset-4">
                {t('ongoing', { count: ongoing })}
              </a>
            </p>
          )}
          <p className="text-sm text-muted">{t('checkedAt', { at: instants.instant(status.checkedAt) })}</p>
        </div>
      </div>
      <ServiceCards measured={status.services} />
      <IncidentList incidents={status.incidents} />
    </>
  );
}

/** Names and descriptions stand there from the start; what was measured takes the place that is kept for it. */
function ServiceCards({ measured = [] }: { measured?: Status['services'] }) {
  const { t } = useTranslation('status');
  return (
    <ul className="flex flex-col gap-4">
      {services.map((name) => {
        const service = measured.find((one) => one.name === name);
        return (
          <li key={name} className={classNames(cardClass, 'flex flex-col gap-3 p-5')}>
            <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
              <h2 className="text-lg font-semibold">{t(`services.${name}.name`)}</h2>
              {service ? <ServiceBadge state={service.status} /> : <Skeleton className="h-6 w-32" />}
            </div>
            <p className="text-plain text-muted">{t(`services.${name}.description`)}</p>
            {service ? <Measured service={service} /> : <Skeleton className="h-[5.25rem]" />}
          </li>
        );
      })}
    </ul>
  );
}

function Measured({ service }: { service: Status['services'][number] }) {
  const { t } = useTranslation('status');
  const formats = useFormats();
  const instants = useReaderInstants();
  return (
    <>
      <div className="flex flex-col gap-1">
        <AvailabilityBars days={service.days} label={t(`services.${service.name}.name`)} />
        <p aria-hidden="true" className="flex justify-between text-xs text-muted">
          <span>{t('oldestDay')}</span>
          <span>{t('today')}</span>
        </p>
      </div>
      <p className="flex flex-wrap justify-between gap-x-4 text-sm text-muted tabular-nums">
        <span>
          {service.availability === null
            ? t('notMeasured')
            : t('availability', {
                count: service.days.filter((day) => day.availability !== null).length,
                percent: formats.figure(service.availability),
              })}
        </span>
        {service.lastChecked && (
          <span>{t('lastChecked', { at: instants.shortInstant(service.lastChecked) })}</span>
        )}
      </p>
    </>
  );
}

function ServiceBadge({ state }: { state: ServiceState }) {
  const { t } = useTranslation('status');
  const { text, Icon } = looks[state];
  return (
    <p className={classNames('flex items-center gap-1.5 font-medium', text)}>
      <Icon className="size-4" aria-hidden="true" />
      {t(`states.${state}`)}
    </p>
  );
}
