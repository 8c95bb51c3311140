import { useTranslation } from 'react-i18next';
import { Badge } from '#ui/badge.tsx';
import { Card } from '#ui/card.tsx';
import { useInstants } from '#web/clock/use-instants.ts';
import { toLanguage } from '#web/i18n/language.ts';
import { directoryReason } from '#words/sentences/directories.ts';
import { type DirectoryLine, eventTones } from './directory.ts';

/** What directories did of late, and what they were refused with the way out of it. */
export function DirectoryEvents({ events }: { events: readonly DirectoryLine[] }) {
  const { t, i18n } = useTranslation('directories');
  const instants = useInstants();
  return (
    <Card title={t('events.title')}>
      {events.length === 0 ? (
        <p className="text-muted">{t('events.none')}</p>
      ) : (
        <ul aria-label={t('events.title')} className="-my-3 divide-y divide-line">
          {events.map(({ id, at, kind, subjectName, reason, times }) => (
            <li key={id} className="flex flex-col gap-1 py-3">
              <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
                <Badge tone={eventTones[kind]}>{t(`events.kinds.${kind}`)}</Badge>
                <span className="font-medium wrap-anywhere">{subjectName}</span>
                <span className="ml-auto text-sm text-muted">{instants.shortInstant(at)}</span>
              </p>
              {reason && <p className="text-sm">{directoryReason(reason, toLanguage(i18n.language))}</p>}
              {times > 1 && <p className="text-sm text-muted">{t('events.times', { count: times })}</p>}
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
