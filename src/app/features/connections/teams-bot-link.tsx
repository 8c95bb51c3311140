import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { teamsBotEndpoints } from '#contract/teams-bot.ts';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { useErrorSentence } from '#web/api/use-error-sentence.ts';
import { useWrite } from '#web/api/use-write.ts';

/** Links the account in Teams whose bot gave the way here, once one has said that it is oneself. */
export function TeamsBotLink() {
  const { t } = useTranslation('connections');
  const sentence = useErrorSentence();
  const [search, setSearch] = useSearchParams();
  const reference = search.get('teams');
  const link = useWrite(teamsBotEndpoints.link, { onSuccess: () => setSearch({}, { replace: true }) });
  if (!reference) return <p className="text-sm text-muted">{t('teamsBot.how')}</p>;
  return (
    <div className="flex flex-col gap-3">
      {link.isError && <Banner tone="error" title={sentence(link.error, t('teamsBot.notYours'))} />}
      <p>{t('teamsBot.isItYou')}</p>
      <div>
        <Button
          variant="primary"
          size="sm"
          busyLabel={link.isPending && t('slack.linking')}
          onClick={() => link.mutate({ body: { reference } })}
        >
          {t('slack.yes')}
        </Button>
      </div>
    </div>
  );
}
