import { useTranslation } from 'react-i18next';
import { can } from '#domain/access/can.ts';
import type { StoredUser } from '#web/api/stored-session.ts';
import type { MinimumOf } from './coverage.ts';
import { MinimumForm } from './minimum-form.tsx';

/** One line of the list: whose, and how many; those who may not change it read it. */
export function MinimumRow({ user, ...row }: MinimumOf & { user: StoredUser }) {
  const { t } = useTranslation('coverage');
  const { name, minimum, people, team } = row;
  const mayChange = can(user, team ? 'coverage.set-for-team' : 'coverage.set');
  return (
    <li className="grid items-start gap-x-6 gap-y-2 py-3 first:pt-0 last:pb-0 sm:grid-cols-[1fr_22rem]">
      <span className="flex min-w-0 items-center gap-2.5 font-medium wrap-anywhere sm:min-h-11">
        {team && (
          <span
            aria-hidden="true"
            className="size-2.5 shrink-0 rounded-full"
            style={{ backgroundColor: team.color }}
          />
        )}
        {name}
      </span>
      {mayChange ? (
        <MinimumForm key={minimum} {...row} />
      ) : (
        <span className="flex items-center tabular-nums sm:min-h-11">
          {minimum === null
            ? t('minimum.none')
            : `${t('minimum.set', { minimum })} ${t('minimum.of', { count: people })}`}
        </span>
      )}
    </li>
  );
}
