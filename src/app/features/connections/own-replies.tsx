import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { connectionsEndpoints } from '#contract/connections.ts';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { Textarea } from '#ui/textarea.tsx';
import { useErrorSentence } from '#web/api/use-error-sentence.ts';
import { useWrite } from '#web/api/use-write.ts';
import { useInstants } from '#web/clock/use-instants.ts';
import type { ConnectionOffer } from './connection-offer.ts';

type OwnRepliesProps = {
  connection: NonNullable<ConnectionOffer['connection']>;
  isAllowing: boolean;
  onAllow: () => void;
};

/** Whether one's mailbox answers while one is away, and what. */
export function OwnReplies({ connection, isAllowing, onAllow }: OwnRepliesProps) {
  const { t } = useTranslation('connections');
  const sentence = useErrorSentence();
  const instants = useInstants();
  const { id, replies, note } = connection;
  const [text, setText] = useState(replies?.text ?? '');
  const choose = useWrite(connectionsEndpoints.chooseReplies);
  const stop = useWrite(connectionsEndpoints.stopReplies);
  if (!replies) return null;
  const failed = [choose, stop].find(({ isError }) => isError);
  const isOff = replies.state === 'off';
  return (
    <section aria-label={t('replies.title')} className="flex flex-col gap-3 border-t border-line pt-4">
      <h3 className="text-base font-medium">{t('replies.title')}</h3>
      <p className="text-sm text-muted">{t('replies.offer')}</p>
      {replies.state === 'consent' && <Banner tone="warning" title={t('replies.consent')} />}
      {replies.state === 'on' && note?.isLeft && <Banner tone="info" title={t('replies.left')} />}
      {replies.state === 'on' && note && !note.isLeft && (
        <p className="text-sm">
          {t('replies.planned', {
            from: instants.shortInstant(note.startsAt),
            until: instants.shortInstant(note.endsAt),
          })}
        </p>
      )}
      <Textarea
        label={t('replies.text')}
        hint={t('replies.hint')}
        value={text}
        maxLength={2000}
        onChange={(event) => setText(event.target.value)}
      />
      {failed && <Banner tone="error" title={sentence(failed.error)} />}
      <div className="flex flex-wrap gap-3">
        {replies.state === 'consent' && (
          <Button variant="primary" size="sm" busyLabel={isAllowing && t('goingOut')} onClick={onAllow}>
            {t('replies.allow')}
          </Button>
        )}
        {(isOff || text.trim() !== replies.text) && (
          <Button
            variant="secondary"
            size="sm"
            busyLabel={choose.isPending && t('replies.saving')}
            onClick={() => choose.mutate({ params: { id }, body: { text } })}
          >
            {t(isOff ? 'replies.ask' : 'replies.save')}
          </Button>
        )}
        {!isOff && (
          <Button
            variant="quiet"
            size="sm"
            busyLabel={stop.isPending && t('replies.saving')}
            onClick={() => stop.mutate({ params: { id } })}
          >
            {t('replies.stop')}
          </Button>
        )}
      </div>
    </section>
  );
}
