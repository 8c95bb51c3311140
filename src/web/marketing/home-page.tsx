import { CalendarCheck, KeyRound, Languages, MonitorSmartphone, ShieldCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { PageTitle } from '#web/document/page-title.tsx';
import { PAGES } from '#web/navigation/pages.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { DeckchairScene } from '#web/ui/scenes/deckchair.tsx';
import { PublicLayout } from './public-layout.tsx';

/** Only what is built today; a sentence joins this list with the feature that makes it true. */
const truths = [
  { key: 'counting', Icon: CalendarCheck },
  { key: 'login', Icon: KeyRound },
  { key: 'apart', Icon: ShieldCheck },
  { key: 'sessions', Icon: MonitorSmartphone },
  { key: 'languages', Icon: Languages },
] as const;

export function HomePage() {
  const { t } = useTranslation(['home', 'common']);
  return (
    <PublicLayout>
      <PageTitle title={t('home:title')} description={t('home:lead')} />
      <section className="mx-auto grid w-full max-w-6xl items-center gap-8 px-4 py-10 sm:px-6 md:grid-cols-[3fr_2fr] md:py-20">
        <div className="flex flex-col items-start gap-6">
          <h1 className="font-display text-[2.5rem] leading-[1.08] font-semibold tracking-tight sm:text-6xl">
            {t('home:promise')}
          </h1>
          <p className="max-w-[52ch] text-lg text-muted">{t('home:lead')}</p>
          <div className="flex flex-wrap gap-3">
            <ButtonLink to={PAGES.freeTrial.path} size="lg">
              {t('home:tryIt')}
            </ButtonLink>
            <ButtonLink to={PAGES.login.path} size="lg" variant="secondary">
              {t('home:logIn')}
            </ButtonLink>
            <ButtonLink to="#today" size="lg" variant="quiet">
              {t('home:seeToday')}
            </ButtonLink>
          </div>
        </div>
        <DeckchairScene className="mx-auto w-full max-w-sm" />
      </section>
      <section id="today" aria-labelledby="today-title" className="border-t border-line bg-surface">
        <div className="mx-auto w-full max-w-6xl px-4 py-12 sm:px-6 md:py-16">
          <h2 id="today-title" className="font-display text-3xl font-semibold tracking-tight">
            {t('home:todayTitle')}
          </h2>
          <ul className="mt-8 grid gap-x-10 gap-y-8 sm:grid-cols-2">
            {truths.map(({ key, Icon }) => (
              <li key={key} className="flex gap-4">
                <span className="grid size-10 shrink-0 place-items-center rounded-md bg-sea-soft text-sea">
                  <Icon className="size-5" aria-hidden="true" />
                </span>
                <div>
                  <h3 className="font-semibold">{t(`home:truths.${key}.title`)}</h3>
                  <p className="mt-1 text-muted">{t(`home:truths.${key}.text`)}</p>
                  {key === 'counting' && (
                    <Link
                      to={`${PAGES.documentation.path}#calcul`}
                      className="mt-1 inline-block font-medium text-sea underline underline-offset-4"
                    >
                      {t('home:tryCounting')}
                    </Link>
                  )}
                </div>
              </li>
            ))}
          </ul>
        </div>
      </section>
    </PublicLayout>
  );
}
