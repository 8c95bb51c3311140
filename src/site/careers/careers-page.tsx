import { useTranslation } from 'react-i18next';
import { PAGES } from '#contract/pages.ts';
import { Badge } from '#ui/badge.tsx';
import { cardClass } from '#ui/card.tsx';
import { classNames } from '#ui/class-names.ts';
import { Link } from '#ui/link.tsx';
import { toLanguage } from '#web/i18n/language.ts';
import { PageTitle } from '#web/page-title.tsx';
import { PublicLayout } from '#web/public-layout.tsx';
import { Island } from '../islands/island.tsx';
import { PageIntro } from '../page-intro.tsx';
import { InsteadOfSample, SamplePart } from '../sample/sample-part.tsx';
import { TitledSection } from '../titled-section.tsx';
import { ApplyButton } from './apply-button.tsx';
import { careerTexts } from './career-texts.ts';

export function CareersPage() {
  const { t, i18n } = useTranslation(['careers', 'common']);
  const { sample } = careerTexts[toLanguage(i18n.language)];
  return (
    <PublicLayout>
      <PageTitle title={t('careers:title')} description={t('careers:description')} />
      <div className="mx-auto flex w-full max-w-5xl flex-col gap-12 px-4 pt-6 pb-16 sm:px-6 md:pt-12">
        <PageIntro heading={t('careers:heading')} lead={t('careers:lead')} />
        {sample ? (
          <>
            <SamplePart>
              <p>
                <Badge tone="amber">{t('careers:sample')}</Badge>
              </p>
              <Offers />
            </SamplePart>
            <InsteadOfSample>
              <NoOffers />
            </InsteadOfSample>
          </>
        ) : (
          <Offers />
        )}
      </div>
    </PublicLayout>
  );
}

/** The open positions, and what whoever takes one gets. */
function Offers() {
  const { t, i18n } = useTranslation('careers');
  const { offers, benefits } = careerTexts[toLanguage(i18n.language)];
  return (
    <>
      <ul className="flex flex-col gap-5">
        {offers.map((offer) => (
          <li
            key={offer.slug}
            id={offer.slug}
            className={classNames(cardClass, 'flex flex-col gap-4 p-5 sm:p-6')}
          >
            <div>
              <h2 className="text-xl font-semibold">{offer.title}</h2>
              <p className="text-sm text-muted">
                {offer.team} · {offer.place} · {offer.contract}
              </p>
            </div>
            <p>{offer.summary}</p>
            <div className="grid gap-5 sm:grid-cols-2">
              <OfferList title={t('missions')} items={offer.missions} />
              <OfferList title={t('profile')} items={offer.profile} />
            </div>
            <Island
              name="apply-button"
              of={ApplyButton}
              props={{ offer: { slug: offer.slug, title: offer.title } }}
            />
          </li>
        ))}
      </ul>
      <TitledSection id="benefits" title={t('benefits')}>
        <dl className="grid gap-x-10 gap-y-5 sm:grid-cols-2">
          {benefits.map(({ title, text }) => (
            <div key={title}>
              <dt className="font-semibold">{title}</dt>
              <dd className="text-muted">{text}</dd>
            </div>
          ))}
        </dl>
      </TitledSection>
    </>
  );
}

function NoOffers() {
  const { t } = useTranslation('careers');
  return (
    <div className={classNames(cardClass, 'flex flex-col items-start gap-3 p-5 sm:p-6')}>
      <h2 className="text-xl font-semibold">{t('none.title')}</h2>
      <p className="text-muted">{t('none.text')}</p>
      <Link to={PAGES.contact.path} className="link">
        {t('none.write')}
      </Link>
    </div>
  );
}

function OfferList({ title, items }: { title: string; items: readonly string[] }) {
  return (
    <div>
      <h3 className="font-semibold">{title}</h3>
      <ul className="mt-1 flex list-disc flex-col gap-1 pl-5 text-plain text-muted">
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </div>
  );
}
