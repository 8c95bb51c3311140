import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { teamsChannelEndpoints } from '#contract/teams-channel.ts';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { endpointQuery } from '#web/api/endpoint-query.ts';
import { useErrorSentence } from '#web/api/use-error-sentence.ts';
import { useWrite } from '#web/api/use-write.ts';
import { useInstants } from '#web/clock/use-instants.ts';
import { wordsIn } from '#words/spoken.ts';
import type { TeamsChannelFacts } from './connection-offer.ts';
import { TeamsChannelDialog } from './teams-channel-dialog.tsx';

/** A channel of the company: where, what is posted there, and whether anybody saw the last test. */
export function TeamsChannel({ isConnected }: { isConnected: boolean }) {
  const { t } = useTranslation('connections');
  const sentence = useErrorSentence();
  const [asking, setAsking] = useState<'address' | 'choices' | null>(null);
  const shown = useQuery({ ...endpointQuery(teamsChannelEndpoints.show, {}), enabled: isConnected });
  const test = useWrite(teamsChannelEndpoints.test);
  const channel = isConnected ? (shown.data?.channel ?? null) : null;
  return (
    <div className="flex flex-col gap-4">
      {channel && (
        <p className="text-sm text-muted">
          {t('teams.posts', {
            news: channel.news.map((one) => t(`teams.news.${one}`)).join(' · ') || t('teams.nothing'),
          })}
          <br />
          {t('teams.spoken', { language: wordsIn(channel.language).name })}
          <br />
          {t('teams.host', { host: channel.host })}
        </p>
      )}
      {test.isError && <Banner tone="error" title={sentence(test.error)} />}
      {test.data?.isTaken === false && <Banner tone="error" title={t('teams.notTaken')} />}
      {channel?.testedAt && <SeenQuestion channel={channel} testedAt={channel.testedAt} />}
      <div className="flex flex-wrap gap-3">
        {channel && (
          <>
            <Button
              variant="secondary"
              size="sm"
              busyLabel={test.isPending && t('teams.testing')}
              onClick={() => test.mutate({})}
            >
              {t('teams.test')}
            </Button>
            <Button variant="secondary" size="sm" onClick={() => setAsking('choices')}>
              {t('teams.change')}
            </Button>
          </>
        )}
        <Button variant={isConnected ? 'quiet' : 'primary'} size="sm" onClick={() => setAsking('address')}>
          {t(isConnected ? 'teams.another' : 'connect')}
        </Button>
      </div>
      {asking && (
        <TeamsChannelDialog
          channel={channel}
          asksAddress={asking === 'address'}
          onClose={() => setAsking(null)}
        />
      )}
    </div>
  );
}

type SeenQuestionProps = { channel: TeamsChannelFacts; testedAt: string };

/** A flow takes cards that it never shows: only somebody who looks knows. */
function SeenQuestion({ channel, testedAt }: SeenQuestionProps) {
  const { t } = useTranslation('connections');
  const instants = useInstants();
  const answer = useWrite(teamsChannelEndpoints.seen);
  const when = instants.shortInstant(testedAt);
  if (channel.seen === true) return <p className="text-sm text-muted">{t('teams.wasSeen', { when })}</p>;
  if (channel.seen === false) return <Banner tone="warning" title={t('teams.wasNotSeen', { when })} />;
  return (
    <div role="status" className="flex flex-col gap-3">
      <p>{t('teams.taken')}</p>
      <div className="flex flex-wrap gap-3">
        {([true, false] as const).map((seen) => (
          <Button
            key={String(seen)}
            variant="secondary"
            size="sm"
            onClick={() => answer.mutate({ body: { seen } })}
          >
            {t(seen ? 'teams.seenYes' : 'teams.seenNo')}
          </Button>
        ))}
      </div>
    </div>
  );
}
