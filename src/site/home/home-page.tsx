import CalendarDays from 'lucide-react/icons/calendar-days';
import CalendarPlus from 'lucide-react/icons/calendar-plus';
import EyeOff from 'lucide-react/icons/eye-off';
import Hourglass from 'lucide-react/icons/hourglass';
import MousePointerClick from 'lucide-react/icons/mouse-pointer-click';
import Scale from 'lucide-react/icons/scale';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PAGES } from '#contract/pages.ts';
import { ButtonLink } from '#ui/button.tsx';
import { cardClass } from '#ui/card.tsx';
import { classNames } from '#ui/class-names.ts';
import { Link } from '#ui/link.tsx';
import { toLanguage } from '#web/i18n/language.ts';
import { measured } from '#web/measured.ts';
import { PageTitle } from '#web/page-title.tsx';
import { PublicLayout } from '#web/public-layout.tsx';
import { ClosingCall } from '../closing-call.tsx';
import { Island } from '../islands/island.tsx';
import { PlanCard } from '../pricing/plan-card.tsx';
import { SamplePart } from '../sample/sample-part.tsx';
import { siteFacts } from '../site-facts.ts';
import { SoftwareData } from '../software-data.tsx';
import { SampleDashboard } from './sample-dashboard.tsx';

/** Only what is built; the page of features says the rest. */
const features = [
  { key: 'request', Icon: Hourglass },
  { key: 'decide', Icon: MousePointerClick },
  { key: 'counters', Icon: Scale },
  { key: 'calendar', Icon: CalendarDays },
  { key: 'privacy', Icon: EyeOff },
  { key: 'agenda', Icon: CalendarPlus },
] as const;

const included = ['all', 'rules', 'teams', 'open', 'trial', 'leave'] as const;

/** Below the first screen: laid out when someone comes near. */
const belowClass = '[content-visibility:auto] [contain-intrinsic-size:auto_40rem]';
const bandClass = 'mx-auto flex w-full max-w-6xl flex-col gap-6 px-4 py-12 sm:px-6 md:py-16';
const headingClass = 'font-display text-3xl font-semibold tracking-tight';
const linkClass = 'self-start link';

export function HomePage() {
  const { t } = useTranslation(['home', 'pricing', 'sample', 'common']);
  return (
    <PublicLayout>
      <PageTitle title={t('home:title')} description={t('home:lead')} />
      <SoftwareData description={t('home:lead')} />
      <section
        aria-labelledby="promise"
        className="mx-auto flex w-full max-w-6xl flex-col gap-8 px-4 pt-6 pb-14 sm:px-6 md:gap-10 md:pt-10"
      >
        <div className="grid items-end gap-x-10 gap-y-5 lg:grid-cols-[minmax(0,1fr)_auto]">
          <div className="flex flex-col gap-4">
            <h1
              id="promise"
              className="max-w-[20ch] font-display text-4xl leading-[1.1] font-semibold tracking-tight sm:text-5xl"
            >
              {t('home:promise')}
            </h1>
            <p className="max-w-[58ch] text-lg text-muted">{t('home:lead')}</p>
          </div>
          <div className="flex flex-col gap-3 lg:items-end">
            <div className="flex flex-wrap gap-3">
              <ButtonLink to={PAGES.freeTrial.path} size="lg">
                {t('home:tryIt')}
              </ButtonLink>
              <ButtonLink to={PAGES.demo.path} size="lg" variant="secondary">
                {t('home:seeDemo')}
              </ButtonLink>
            </div>
            <p className="text-sm text-muted">{t('home:noCard')}</p>
          </div>
        </div>
        <div className="flex flex-col gap-3">
          <h2 className="sr-only">{t('home:example.title')}</h2>
          <Island name="sample-dashboard" of={SampleDashboard} props={{}} />
          <p className="text-sm text-muted">{t('home:example.lead')}</p>
        </div>
      </section>
      <section
        id="features"
        tabIndex={-1}
        aria-labelledby="features-title"
        className={classNames(belowClass, bandClass)}
      >
        <h2 id="features-title" className={headingClass}>
          {t('home:features.title')}
        </h2>
        <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
          {features.map(({ key, Icon }) => (
            <li key={key} className={classNames(cardClass, 'flex flex-col gap-2 p-5')}>
              <Icon className="size-6 text-sea" aria-hidden="true" />
              <h3 className="mt-1 font-semibold">
                {t(`home:features.${key}.title`, { presses: measured.pressesForAWeek })}
              </h3>
              <p className="text-plain text-muted">{t(`home:features.${key}.text`)}</p>
              {key === 'counters' && (
                <Link to={`${PAGES.documentation.path}#calcul`} className={linkClass}>
                  {t('home:features.tryCounting')}
                </Link>
              )}
            </li>
          ))}
        </ul>
        <Link to={PAGES.features.path} className={linkClass}>
          {t('home:features.all')}
        </Link>
      </section>
      <Band>
        <PlanCard headingLevel={3} features={included.map((key) => t(`home:pricing.included.${key}`))} />
        <Link to={PAGES.pricing.path} className={linkClass}>
          {t('home:pricing.more')}
        </Link>
      </Band>
      <Voices />
      <div className="mx-auto w-full max-w-6xl px-4 pb-16 sm:px-6">
        <ClosingCall
          title={t('home:closing.title')}
          text={t('home:closing.text')}
          links={[
            { to: PAGES.freeTrial.path, label: t('home:tryIt') },
            { to: PAGES.demo.path, label: t('home:closing.demo') },
          ]}
        />
      </div>
    </PublicLayout>
  );
}

/** Across the whole page, in a tone of its own; links of the page lead to it. */
function Band({ children }: { children: ReactNode }) {
  const { t } = useTranslation('home');
  return (
    <section
      id="pricing"
      tabIndex={-1}
      aria-labelledby="pricing-title"
      className={classNames(belowClass, 'border-y border-line bg-sunken')}
    >
      <div className={bandClass}>
        <header className="flex flex-col gap-2">
          <h2 id="pricing-title" className={headingClass}>
            {t('pricing.title')}
          </h2>
          <p className="max-w-[60ch] text-muted">{t('pricing.lead')}</p>
        </header>
        {children}
      </div>
    </section>
  );
}

/** Said as examples for as long as the operator has no words of real people, and not at all in production. */
function Voices() {
  const { t, i18n } = useTranslation('home');
  const language = toLanguage(i18n.language);
  const { sample, items } = siteFacts.testimonials;
  if (items.length === 0) return null;
  const voices = (
    <section aria-labelledby="voices-title" className={classNames(belowClass, bandClass)}>
      <header className="flex flex-col gap-2">
        <h2 id="voices-title" className={headingClass}>
          {t(sample ? 'voices.title' : 'voices.titleReal')}
        </h2>
        {sample && <p className="text-muted">{t('voices.sample')}</p>}
      </header>
      <ul className="grid gap-5 md:grid-cols-3">
        {items.map(({ name, role, words }) => (
          <li key={name}>
            <figure className={classNames(cardClass, 'flex h-full flex-col gap-4 p-5')}>
              <blockquote className="font-display text-lg leading-snug">{words[language]}</blockquote>
              <figcaption className="mt-auto text-sm text-muted">
                <span className="font-medium text-ink">{name}</span>, {role[language]}
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </section>
  );
  return sample ? <SamplePart>{voices}</SamplePart> : voices;
}
