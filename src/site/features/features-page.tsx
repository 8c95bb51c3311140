import Blocks from 'lucide-react/icons/blocks';
import CalendarPlus from 'lucide-react/icons/calendar-plus';
import Check from 'lucide-react/icons/check';
import EyeOff from 'lucide-react/icons/eye-off';
import MonitorSmartphone from 'lucide-react/icons/monitor-smartphone';
import ReceiptEuro from 'lucide-react/icons/receipt-euro';
import Server from 'lucide-react/icons/server';
import ShieldCheck from 'lucide-react/icons/shield-check';
import Users from 'lucide-react/icons/users';
import { useTranslation } from 'react-i18next';
import { PAGES } from '#contract/pages.ts';
import type { Language } from '#domain/text/language.ts';
import { cardClass } from '#ui/card.tsx';
import { classNames } from '#ui/class-names.ts';
import { ScrollRegion } from '#ui/scroll-region.tsx';
import { toLanguage } from '#web/i18n/language.ts';
import { PageTitle } from '#web/page-title.tsx';
import { PublicLayout } from '#web/public-layout.tsx';
import { ClosingCall } from '../closing-call.tsx';
import { Screenshot } from '../documentation/guides/screenshot.tsx';
import { PageIntro } from '../page-intro.tsx';
import { SoftwareData } from '../software-data.tsx';
import { TitledSection } from '../titled-section.tsx';
import { featureTexts } from './feature-texts.ts';

const icons: Readonly<Record<string, typeof Check>> = {
  coverage: ShieldCheck,
  teams: Users,
  privacy: EyeOff,
  calendars: CalendarPlus,
  payroll: ReceiptEuro,
  everywhere: MonitorSmartphone,
  api: Blocks,
  'self-hosting': Server,
};

/** Features that a picture of their screen tells best. */
const pictures: Readonly<Record<string, string>> = {
  request: 'new-request',
  decide: 'approvals',
  counters: 'balances',
  calendar: 'calendar',
  'imports-exports': 'import',
};

export function FeaturesPage() {
  const { t, i18n } = useTranslation(['features', 'common']);
  const { cards, integrations, comparison } = featureTexts[toLanguage(i18n.language)];
  return (
    <PublicLayout>
      <PageTitle title={t('features:title')} description={t('features:description')} />
      <SoftwareData description={t('features:description')} />
      <div className="mx-auto flex w-full max-w-6xl flex-col gap-14 px-4 pt-6 pb-16 sm:px-6 md:pt-12">
        <PageIntro heading={t('features:heading')} lead={t('features:lead')} />
        <ul className="flex flex-col gap-12 md:gap-16">
          {cards.flatMap((card) => {
            const picture = pictures[card.key];
            return picture ? [<Story key={card.key} card={card} picture={picture} />] : [];
          })}
        </ul>
        <ul className="grid gap-5 md:grid-cols-2 lg:grid-cols-3">
          {cards
            .filter(({ key }) => pictures[key] === undefined)
            .map(({ key, title, text, benefits }) => {
              const Icon = icons[key] ?? Check;
              return (
                <li key={key} id={key} className={classNames(cardClass, 'flex flex-col gap-3 p-5')}>
                  <Icon className="size-6 text-sea" aria-hidden="true" />
                  <h2 className="text-lg font-semibold">{title}</h2>
                  <p className="text-plain text-muted">{text}</p>
                  <Benefits benefits={benefits} />
                </li>
              );
            })}
        </ul>
        <TitledSection id="integrations" title={t('features:integrations')}>
          <dl className="grid gap-x-8 gap-y-4 sm:grid-cols-2">
            {integrations.map(({ key, title, text }) => (
              <div key={key} className="border-t border-line pt-3">
                <dt className="font-semibold">{title}</dt>
                <dd className="text-plain text-muted">{text}</dd>
              </div>
            ))}
          </dl>
        </TitledSection>
        <TitledSection id="comparison" title={t('features:comparison')}>
          <ScrollRegion label={t('features:comparison')} className={cardClass}>
            <table className="w-full min-w-[40rem] border-collapse text-left text-plain">
              <thead>
                <tr>
                  {[
                    comparison.columns.criteria,
                    comparison.columns.relache,
                    comparison.columns.traditional,
                  ].map((column) => (
                    <th key={column} scope="col" className="border-b border-line px-4 py-3 font-semibold">
                      {column}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {comparison.rows.map(({ criteria, relache, traditional }) => (
                  <tr key={criteria} className="align-top">
                    <th scope="row" className="border-b border-line px-4 py-3 font-medium">
                      {criteria}
                    </th>
                    <td className="border-b border-line bg-sea-soft px-4 py-3">{relache}</td>
                    <td className="border-b border-line px-4 py-3 text-muted">{traditional}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </ScrollRegion>
        </TitledSection>
        <ClosingCall
          title={t('features:closing.title')}
          text={t('features:closing.text')}
          links={[
            { to: PAGES.freeTrial.path, label: t('features:closing.try') },
            { to: PAGES.pricing.path, label: t('features:closing.pricing') },
          ]}
        />
      </div>
    </PublicLayout>
  );
}

type Card = (typeof featureTexts)[Language]['cards'][number];

/** What is best seen: the screen itself, and beside it what it does. */
function Story({ card, picture }: { card: Card; picture: string }) {
  const { t } = useTranslation('features');
  const { key, title, text, benefits } = card;
  return (
    <li
      id={key}
      className="group grid items-center gap-x-10 gap-y-5 lg:grid-cols-[minmax(0,5fr)_minmax(0,8fr)] lg:even:grid-cols-[minmax(0,8fr)_minmax(0,5fr)]"
    >
      <div className="flex flex-col gap-3 lg:group-even:order-last">
        <h2 className="font-display text-2xl leading-tight font-semibold tracking-tight">{title}</h2>
        <p className="text-muted">{text}</p>
        <Benefits benefits={benefits} />
      </div>
      <Screenshot name={picture} alt={t('picture', { feature: title })} />
    </li>
  );
}

function Benefits({ benefits }: Pick<Card, 'benefits'>) {
  return (
    <ul className="flex flex-col gap-1.5 text-plain">
      {benefits.map((benefit) => (
        <li key={benefit} className="flex gap-2">
          <Check className="mt-1 size-4 shrink-0 text-approved" aria-hidden="true" />
          {benefit}
        </li>
      ))}
    </ul>
  );
}
