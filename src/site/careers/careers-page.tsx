import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PageTitle } from '#app/document/page-title.tsx';
import { toLanguage } from '#app/i18n/language.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { cardClass } from '#ui/card.tsx';
import { classNames } from '#ui/class-names.ts';
import { PageIntro } from '../page-intro.tsx';
import { PublicLayout } from '../public-layout.tsx';
import { TitledSection } from '../titled-section.tsx';
import { ApplyDialog } from './apply-dialog.tsx';
import { careerTexts } from './career-texts.ts';

type Offer = (typeof careerTexts)['fr']['offers'][number];

export function CareersPage() {
  const { t, i18n } = useTranslation(['careers', 'contact', 'common', 'ui']);
  const { offers, benefits, sample } = careerTexts[toLanguage(i18n.language)];
  const [applyingFor, setApplyingFor] = useState<Offer | null>(null);
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
              <div>
                <Button
                  onClick={() => setApplyingFor(offer)}
                  aria-label={t('careers:applyFor', { offer: offer.title })}
                >
                  {t('careers:apply')}
                </Button>
              </div>
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
      {applyingFor && (
        <ApplyDialog
          offer={{ slug: applyingFor.slug, title: applyingFor.title }}
          onClose={() => setApplyingFor(null)}
        />
      )}
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
