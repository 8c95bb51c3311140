import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { slackEndpoints } from '#contract/slack.ts';
import { endpointQuery } from '#web/api/endpoint-query.ts';

/** The app that whoever runs the server registers with Slack, made for this address. */
export function SlackApp() {
  const { t } = useTranslation('connections');
  const { data } = useQuery(endpointQuery(slackEndpoints.manifest, {}));
  if (!data) return null;
  const file = `data:application/json;charset=utf-8,${encodeURIComponent(data.manifest)}`;
  return (
    <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm">
      <span className="text-muted">{t('slack.manifest')}</span>
      <a className="link" href={data.createUrl} target="_blank" rel="noreferrer">
        {t('slack.create')}
      </a>
      <a className="link" href={file} download="relache-slack.json">
        {t('slack.copy')}
      </a>
    </p>
  );
}
