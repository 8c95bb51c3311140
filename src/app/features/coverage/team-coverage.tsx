import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { CardBoundary } from '#app/frame/boundaries.tsx';
import { coverageEndpoints } from '#contract/coverage.ts';
import { can } from '#domain/access/can.ts';
import { Card } from '#ui/card.tsx';
import { endpointQuery } from '#web/api/endpoint-query.ts';
import type { StoredUser } from '#web/api/stored-session.ts';
import { BlackoutsCard } from './blackouts-card.tsx';
import { MinimumRow } from './minimum-row.tsx';

/** On a team's page: how many of it must be in, and its periods without leave. Members read what is set. */
export function TeamCoverage({ user, teamId }: { user: StoredUser; teamId: string }) {
  const { t } = useTranslation('coverage');
  const { data } = useQuery(endpointQuery(coverageEndpoints.read, {}));
  const team = data?.teams.find(({ id }) => id === teamId);
  if (!data || !team) return null;
  const blackouts = data.blackouts.filter(({ team: whose }) => whose === null || whose.id === teamId);
  const mayChange = can(user, 'coverage.set-for-team');
  return (
    <>
      {(mayChange || team.minimum !== null) && (
        <Card title={t('minimum.title')}>
          <p className="text-muted">{t('minimum.lead')}</p>
          <ul className="mt-4">
            <MinimumRow
              user={user}
              name={team.name}
              minimum={team.minimum}
              people={team.people}
              team={team}
            />
          </ul>
        </Card>
      )}
      {(mayChange || blackouts.length > 0) && (
        <CardBoundary>
          <BlackoutsCard user={user} blackouts={blackouts} teams={[team]} teamId={teamId} />
        </CardBoundary>
      )}
    </>
  );
}
