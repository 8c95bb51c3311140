import FolderSync from 'lucide-react/icons/folder-sync';
import { useTranslation } from 'react-i18next';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { useInstants } from '#web/clock/use-instants.ts';
import { toLanguage } from '#web/i18n/language.ts';
import { directoryReason } from '#words/sentences/directories.ts';
import type { ConnectedDirectory } from './directory.ts';

type DirectoryRowProps = { directory: ConnectedDirectory; onDisconnect: () => void };

export function DirectoryRow({ directory, onDisconnect }: DirectoryRowProps) {
  const { t, i18n } = useTranslation('directories');
  const instants = useInstants();
  const { name, kind, maker, createdAt, lastUsedAt, revokedAt, lastRefusal, teamsFrom } = directory;
  const made = { when: instants.day(createdAt), name: maker ?? '' };
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-3 p-4 sm:p-5">
      <span className="grid size-10 shrink-0 place-items-center rounded-md bg-sea-soft text-sea">
        <FolderSync className="size-5" aria-hidden="true" />
      </span>
      <div className="min-w-48 flex-1">
        <p className="flex flex-wrap items-center gap-2 font-medium">
          <span className="wrap-anywhere">{name}</span>
          <Badge tone={revokedAt ? 'neutral' : 'approved'}>{t(revokedAt ? 'row.revoked' : 'row.live')}</Badge>
        </p>
        <p className="text-sm text-muted">
          {t(`kinds.${kind}`)} · {t(`row.teams.${teamsFrom}`)}
        </p>
        <p className="text-sm wrap-anywhere text-muted">
          {maker === null ? t('row.madeOn', made) : t('row.made', made)}
        </p>
        <p className="text-sm text-muted">
          {lastUsedAt ? t('row.used', { when: instants.shortInstant(lastUsedAt) }) : t('row.neverUsed')}
        </p>
        {lastRefusal?.reason && !revokedAt && (
          <p className="text-sm wrap-anywhere text-coral">
            {t('row.lastRefusal', {
              when: instants.shortInstant(lastRefusal.at),
              name: lastRefusal.subjectName,
              reason: directoryReason(lastRefusal.reason, toLanguage(i18n.language)),
            })}
          </p>
        )}
      </div>
      {!revokedAt && (
        <Button
          variant="dangerQuiet"
          size="sm"
          className="ml-auto"
          aria-label={t('disconnect.openNamed', { name })}
          onClick={onDisconnect}
        >
          {t('disconnect.open')}
        </Button>
      )}
    </li>
  );
}
