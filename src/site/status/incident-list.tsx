import { useTranslation } from 'react-i18next';
import { Badge, type BadgeTone } from '#ui/badge.tsx';
import { cardClass } from '#ui/card.tsx';
import { classNames } from '#ui/class-names.ts';
import { useReaderInstants } from '#web/i18n/use-reader-instants.ts';
import type { Status } from './use-status.ts';

type Incident = Status['incidents'][number];

const toneOf: Record<Incident['severity'], BadgeTone> = {
  minor: 'pending',
  major: 'amber',
  critical: 'rejected',
};

export function IncidentList({ incidents }: { incidents: readonly Incident[] }) {
  const { t } = useTranslation('status');
  const instants = useReaderInstants();
  return (
    <section aria-labelledby="incidents-title" className="flex flex-col gap-4">
      <h2 id="incidents-title" className="font-display text-2xl font-semibold tracking-tight">
        {t('incidents')}
      </h2>
      {incidents.length === 0 && <p className="text-muted">{t('noIncident')}</p>}
      {incidents.map((incident) => (
        <article key={incident.id} className={classNames(cardClass, 'flex flex-col gap-3 p-5')}>
          <header className="flex flex-wrap items-baseline justify-between gap-2">
            <h3 className="font-semibold">{incident.title}</h3>
            <span className="flex gap-2">
              <Badge tone={toneOf[incident.severity]}>{t(`severities.${incident.severity}`)}</Badge>
              <Badge tone={incident.status === 'resolved' ? 'approved' : 'neutral'}>
                {t(`incidentStates.${incident.status}`)}
              </Badge>
            </span>
          </header>
          <div>
            <p className="text-sm text-muted">
              {t('openedAt', { at: instants.instant(incident.createdAt) })}
            </p>
            <p>{incident.description}</p>
          </div>
          {incident.updates.length > 0 && (
            <ol className="flex flex-col gap-2 border-l border-line pl-4 text-plain">
              {incident.updates.map((update) => (
                <li key={update.time}>
                  <p className="text-sm text-muted">
                    {instants.instant(update.time)} · {t(`incidentStates.${update.status}`)}
                  </p>
                  <p>{update.message}</p>
                </li>
              ))}
            </ol>
          )}
        </article>
      ))}
    </section>
  );
}
