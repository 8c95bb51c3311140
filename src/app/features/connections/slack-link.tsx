import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { slackEndpoints } from '#contract/slack.ts';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { endpointQuery } from '#web/api/endpoint-query.ts';
import { useErrorSentence } from '#web/api/use-error-sentence.ts';
import { useWrite } from '#web/api/use-write.ts';

/** Looks for whom Slack knows by one's address, and links them once one has said that it is oneself. */
export function SlackLink() {
  const { t } = useTranslation('connections');
  const sentence = useErrorSentence();
  const [asked, setAsked] = useState(false);
  const found = useQuery({ ...endpointQuery(slackEndpoints.account, {}), enabled: asked, retry: false });
  const link = useWrite(slackEndpoints.link);
  const failed = [found, link].find(({ isError }) => isError);
  const account = found.data?.account;
  return (
    <div className="flex flex-col gap-3">
      {failed && <Banner tone="error" title={sentence(failed.error)} />}
      {found.data && (
        <p>
          {account
            ? t('slack.found', { ...found.data, name: account.name })
            : t('slack.nobody', { workspace: found.data.workspace, address: found.data.address })}
        </p>
      )}
      <div>
        {account ? (
          <Button
            variant="primary"
            size="sm"
            busyLabel={link.isPending && t('slack.linking')}
            onClick={() => link.mutate({ body: { account: account.id } })}
          >
            {t('slack.yes')}
          </Button>
        ) : (
          <Button
            variant="primary"
            size="sm"
            busyLabel={found.isFetching && t('slack.finding')}
            onClick={() => (asked ? void found.refetch() : setAsked(true))}
          >
            {t('slack.find')}
          </Button>
        )}
      </div>
    </div>
  );
}
