import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { connectionsEndpoints } from '#contract/connections.ts';
import { PAGES } from '#contract/pages.ts';
import { Badge } from '#ui/badge.tsx';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { useErrorSentence } from '#web/api/use-error-sentence.ts';
import { useWrite } from '#web/api/use-write.ts';
import { CompanyCalendar } from './company-calendar.tsx';
import { ConnectionFacts } from './connection-facts.tsx';
import { type ConnectionOffer, offerName } from './connection-offer.ts';
import { EndConnectionDialog } from './end-connection-dialog.tsx';
import { OwnReplies } from './own-replies.tsx';
import { SlackApp } from './slack-app.tsx';
import { SlackDigest } from './slack-digest.tsx';
import { SlackLink } from './slack-link.tsx';
import { TeamsBot } from './teams-bot.tsx';
import { TeamsBotLink } from './teams-bot-link.tsx';
import { TeamsChannel } from './teams-channel.tsx';

type OfferCardProps = { offer: ConnectionOffer; isAvailable: boolean };

export function OfferCard({ offer, isAvailable }: OfferCardProps) {
  const { t } = useTranslation('connections');
  const sentence = useErrorSentence();
  const [leaving, setLeaving] = useState(false);
  const goOut = { onSuccess: ({ url }: { url: string }) => window.location.assign(url) };
  const forCompany = useWrite(connectionsEndpoints.beginCompany, goOut);
  const forOneself = useWrite(connectionsEndpoints.beginOwn, goOut);
  const begin = offer.owner === 'company' ? forCompany : forOneself;
  const test = useWrite(connectionsEndpoints.test);
  const [wasRevoked, setWasRevoked] = useState(true);
  const { provider, connection, isSetUp } = offer;
  const name = offerName(offer);
  if (!name) return null;
  // Linked by one's address to what the company connected: there is nowhere to go.
  const isLinked = name === 'slackOwn' || name === 'teamsBotOwn';
  // These wait for the company to connect first.
  const waits = !isSetUp && (isLinked || name === 'slackStatusOwn');
  // By what an admin types: nobody is sent anywhere.
  const isPasted = name === 'teamsCompany' || name === 'teamsBotCompany';
  const forAll = name === 'googleCompany' ? 'google' : name === 'microsoftCompany' ? 'microsoft' : null;
  const isBroken = connection?.state === 'broken';
  const isEnding = connection?.state === 'ending';
  const goOutNow = () => begin.mutate({ params: { provider } });
  const failed = [begin, test].find(({ isError }) => isError);
  return (
    <Card title={t(`${name}.title`)}>
      <div className="flex flex-col gap-4">
        <dl className="grid gap-3 sm:grid-cols-2">
          <div>
            <dt className="text-sm font-medium">{t('sees')}</dt>
            <dd className="text-sm text-muted">{t(`${name}.sees`)}</dd>
          </div>
          <div>
            <dt className="text-sm font-medium">{t('does')}</dt>
            <dd className="text-sm text-muted">{t(`${name}.does`)}</dd>
          </div>
        </dl>
        {connection && <ConnectionFacts connection={connection} isPosted={name === 'teamsCompany'} />}
        {name === 'teamsBotCompany' && isAvailable && <TeamsBot isConnected={connection !== null} />}
        {forAll && isAvailable && <CompanyCalendar kind={forAll} isConnected={connection !== null} />}
        {name === 'teamsCompany' && isAvailable && <TeamsChannel isConnected={connection !== null} />}
        {name === 'slackCompany' && connection && <SlackDigest />}
        {connection?.replies && !isBroken && (
          <OwnReplies connection={connection} isAllowing={begin.isPending} onAllow={goOutNow} />
        )}
        {!connection && name === 'slackOwn' && isSetUp && <SlackLink />}
        {(!connection || isBroken) && name === 'teamsBotOwn' && isSetUp && <TeamsBotLink />}
        {!connection && waits && (
          <p className="text-sm text-muted">{t(name === 'teamsBotOwn' ? 'teamsBot.waits' : 'slack.waits')}</p>
        )}
        {!connection && !isSetUp && !waits && (
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
            <Badge tone="neutral">{t('notSetUp')}</Badge>
            <a href={`${PAGES.documentation.path}#admin-guide`} className="link">
              {t('howToSetUp')}
            </a>
          </p>
        )}
        {name === 'slackCompany' && !isSetUp && <SlackApp />}
        {(!connection || isEnding) && !wasRevoked && <Banner tone="warning" title={t('notRevoked')} />}
        {failed && <Banner tone="error" title={sentence(failed.error)} />}
        <div className="flex flex-wrap gap-3 empty:hidden">
          {isSetUp && isAvailable && !isLinked && !isPasted && !forAll && (!connection || isBroken) && (
            <Button
              variant="primary"
              size="sm"
              busyLabel={(begin.isPending || begin.isSuccess) && t('goingOut')}
              onClick={goOutNow}
            >
              {t(connection ? 'connectAgain' : 'connect')}
            </Button>
          )}
          {connection && isSetUp && !isBroken && !isEnding && !isLinked && !isPasted && (
            <Button
              variant="secondary"
              size="sm"
              busyLabel={test.isPending && t('testing')}
              onClick={() => test.mutate({ params: { id: connection.id } })}
            >
              {t('test')}
            </Button>
          )}
          {connection && (
            <Button variant="dangerQuiet" size="sm" onClick={() => setLeaving(true)}>
              {t(isEnding ? 'endNow' : 'disconnect')}
            </Button>
          )}
        </div>
      </div>
      {leaving && connection && (
        <EndConnectionDialog
          id={connection.id}
          title={t(`${name}.title`)}
          leavesTraces={offer.leavesTraces && !isEnding}
          onClose={() => setLeaving(false)}
          onDone={setWasRevoked}
        />
      )}
    </Card>
  );
}
