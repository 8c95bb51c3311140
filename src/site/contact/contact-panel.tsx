import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PAGES } from '#contract/pages.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { TideScene } from '#ui/scenes/tide.tsx';
import { WithApi } from '#web/api/with-api.tsx';
import { siteFacts } from '../site-facts.ts';
import { ContactForm, type SentMessage } from './contact-form.tsx';

/** The form, and what stands in its place once a message has left. */
export function ContactPanel() {
  const { t } = useTranslation(['contact', 'ui']);
  const [sent, setSent] = useState<SentMessage | null>(null);
  return (
    <WithApi>
      {sent === null ? (
        <>
          <header className="flex flex-col gap-3">
            <h1 className="font-display text-4xl font-semibold tracking-tight sm:text-5xl">
              {t('contact:heading')}
            </h1>
            <p className="text-lg text-muted">
              {t('contact:lead')}
              {siteFacts.answerHours !== null && ` ${t('contact:answer', { hours: siteFacts.answerHours })}`}
            </p>
          </header>
          <ContactForm onSent={setSent} />
        </>
      ) : (
        <div className="flex flex-col items-center gap-5 py-8 text-center">
          <TideScene className="w-56" />
          <h1
            ref={(heading) => heading?.focus()}
            tabIndex={-1}
            className="font-display text-3xl font-semibold tracking-tight outline-none"
          >
            {t('contact:sent.title')}
          </h1>
          <p className="max-w-[46ch] wrap-anywhere text-muted">
            {t('contact:sent.text', { email: sent.email })}
          </p>
          <figure className="flex w-full flex-col gap-2 text-left">
            <figcaption className="text-sm text-muted">{t('contact:sent.received')}</figcaption>
            <blockquote className="max-h-80 overflow-y-auto border-l-2 border-line pl-4 wrap-anywhere whitespace-pre-line">
              {sent.message}
            </blockquote>
          </figure>
          <div className="flex flex-wrap justify-center gap-3">
            <ButtonLink to={PAGES.home.path}>{t('contact:sent.home')}</ButtonLink>
            <Button variant="secondary" onClick={() => setSent(null)}>
              {t('contact:sent.again')}
            </Button>
          </div>
        </div>
      )}
    </WithApi>
  );
}
