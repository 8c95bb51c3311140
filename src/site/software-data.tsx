import { SITE_ORIGIN } from '#contract/site-origin.ts';
import { PRICE_PER_USER_CENTS } from '#domain/billing/price.ts';
import { siteFacts } from './site-facts.ts';
import { StructuredData } from './structured-data.tsx';

/** What one user costs for a month, as search engines read prices. */
function offer() {
  return {
    '@type': 'Offer',
    price: (PRICE_PER_USER_CENTS / 100).toFixed(2),
    priceCurrency: 'EUR',
    url: `${SITE_ORIGIN}/pricing`,
    availability: 'https://schema.org/InStock',
  };
}

/** Only ratings that the operator vouches for. */
function rating() {
  const { rating: facts } = siteFacts;
  return facts === null
    ? {}
    : {
        aggregateRating: {
          '@type': 'AggregateRating',
          ratingValue: facts.value,
          ratingCount: facts.count,
          bestRating: 5,
        },
      };
}

export function SoftwareData({ description }: { description: string }) {
  return (
    <StructuredData
      data={{
        '@type': 'SoftwareApplication',
        name: 'Relâche',
        description,
        applicationCategory: 'BusinessApplication',
        operatingSystem: 'Web',
        url: `${SITE_ORIGIN}/`,
        offers: offer(),
        ...rating(),
      }}
    />
  );
}

export function ProductData({ description }: { description: string }) {
  return (
    <StructuredData
      data={{
        '@type': 'Product',
        name: 'Relâche',
        description,
        brand: { '@type': 'Brand', name: 'Relâche' },
        image: `${SITE_ORIGIN}/pictures/pricing.fr.png`,
        offers: offer(),
        ...rating(),
      }}
    />
  );
}

export function QuestionsData({ questions }: { questions: readonly { question: string; answer: string }[] }) {
  return (
    <StructuredData
      data={{
        '@type': 'FAQPage',
        mainEntity: questions.map(({ question, answer }) => ({
          '@type': 'Question',
          name: question,
          acceptedAnswer: { '@type': 'Answer', text: answer },
        })),
      }}
    />
  );
}
