import { useTranslation } from 'react-i18next';
import { Badge } from '#ui/badge.tsx';
import { cardClass } from '#ui/card.tsx';
import { classNames } from '#ui/class-names.ts';
import { toLanguage } from '#web/i18n/language.ts';
import { PageTitle } from '#web/page-title.tsx';
import { PublicLayout } from '#web/public-layout.tsx';
import { Island } from '../islands/island.tsx';
import { PageIntro } from '../page-intro.tsx';
import { TitledSection } from '../titled-section.tsx';
import { ApplyButton } from './apply-button.tsx';
import { careerTexts } from './career-texts.ts';

export function CareersPage() {
  const { t, i18n } = useTranslation(['careers', 'common']);
  const { offers, benefits, sample } = careerTexts[toLanguage(i18n.language)];
  return (
    <PublicLayout>
      <PageTitle title={t('careers:title')} description={t('careers:description')} />
      <div className="mx-auto flex w-full max-w-5xl flex-col gap-12 px-4 pt-6 pb-16 sm:px-6 md:pt-12">
        <PageIntro heading={t('careers:heading')} lead={t('careers:lead')}>
          {sample && (
            <p>
              <Badge tone="amber">{t('careers:sample')}</Badge>
            </p>
          )}
        </PageIntro>
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
                <OfferList title={t('careers:missions')} items={offer.missions} />
                <OfferList title={t('careers:profile')} items={offer.profile} />
              </div>
              <Island
                name="apply-button"
                of={ApplyButton}
                props={{ offer: { slug: offer.slug, title: offer.title } }}
              />
            </li>
          ))}
        </ul>
        <TitledSection id="benefits" title={t('careers:benefits')}>
          <dl className="grid gap-x-10 gap-y-5 sm:grid-cols-2">
            {benefits.map(({ title, text }) => (
              <div key={title}>
                <dt className="font-semibold">{title}</dt>
                <dd className="text-muted">{text}</dd>
              </div>
            ))}
          </dl>
        </TitledSection>
      </div>
    </PublicLayout>
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
