import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { slackEndpoints } from '#contract/slack.ts';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { endpointQuery } from '#web/api/endpoint-query.ts';
import { useErrorSentence } from '#web/api/use-error-sentence.ts';
import { useWrite } from '#web/api/use-write.ts';
import { wordsIn } from '#words/spoken.ts';

/** Which channel reads on Mondays who is away; it is chosen in Slack, where the channel is. */
export function SlackDigest() {
  const { t } = useTranslation('connections');
  const sentence = useErrorSentence();
  const { data } = useQuery(endpointQuery(slackEndpoints.digest, {}));
  const stop = useWrite(slackEndpoints.stopDigest);
  if (!data) return null;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 text-sm text-muted">
      <p>
        {data.channel === null
          ? t('slack.digestHow')
          : t('slack.digestIn', {
              channel: data.channel.name,
              language: wordsIn(data.channel.language).name,
            })}
      </p>
      {data.channel !== null && (
        <Button
          variant="quiet"
          size="sm"
          busyLabel={stop.isPending && t('slack.digestStopping')}
          onClick={() => stop.mutate({})}
        >
          {t('slack.digestStop')}
        </Button>
      )}
      {stop.isError && <Banner tone="error" title={sentence(stop.error)} />}
    </div>
  );
}
