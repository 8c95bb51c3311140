import { useTranslation } from 'react-i18next';
import { Badge } from '#ui/badge.tsx';
import { useInstants } from '#web/clock/use-instants.ts';
import type { ConnectionOffer } from './connection-offer.ts';

type ConnectionFactsProps = {
  connection: NonNullable<ConnectionOffer['connection']>;
  /** Whoever takes what is posted there says nothing of whether it is seen. */
  isPosted?: boolean;
};

const tones = { ok: 'approved', broken: 'rejected', ending: 'pending' } as const;

/** What it leads to, since when, and what came of it last. */
export function ConnectionFacts({ connection, isPosted = false }: ConnectionFactsProps) {
  const { t } = useTranslation('connections');
  const instants = useInstants();
  const { state, left, label, madeAt, madeBy, lastSuccessAt, trouble, note, replies } = connection;
  return (
    <div className="flex flex-col gap-1 text-sm">
      <p className="flex flex-wrap items-center gap-2 text-base font-medium">
        <span className="wrap-anywhere">{label}</span>
        <Badge tone={tones[state]}>{t(`states.${state}`)}</Badge>
      </p>
      <p className="text-muted">
        {t('made', { name: madeBy.name, when: instants.shortInstant(madeAt) })}
        {lastSuccessAt && (
          <> · {t(isPosted ? 'lastTaken' : 'lastSuccess', { when: instants.shortInstant(lastSuccessAt) })}</>
        )}
      </p>
      {note && !replies && (
        <p>{t(note.isLeft ? 'note.left' : 'note.written', { when: instants.shortInstant(note.endsAt) })}</p>
      )}
      {left !== null && <p role="status">{t('ending', { count: left })}</p>}
      {trouble && (
        <p className="text-coral">
          {t('trouble', { when: instants.shortInstant(trouble.at), what: t(`troubles.${trouble.code}`) })}
        </p>
      )}
    </div>
  );
}
