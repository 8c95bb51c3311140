import { use } from 'react';
import type { Language } from '#domain/text/language.ts';
import { StructuredData } from '../../structured-data.tsx';

const load = {
  fr: () => import('virtual:documentation/questions.fr'),
  en: () => import('virtual:documentation/questions.en'),
} as const satisfies Record<Language, unknown>;

const loaded = new Map<Language, ReturnType<(typeof load)[Language]>>();

/** Asked for once: a promise made anew at each render would never be there. */
function questionsIn(language: Language) {
  const known = loaded.get(language) ?? load[language]();
  loaded.set(language, known);
  return known;
}

/** The questions and their answers, as search engines read them. */
export function GuideQuestionsData({ language }: { language: Language }) {
  const { default: questions } = use(questionsIn(language));
  return (
    <StructuredData
      data={{
        '@type': 'FAQPage',
        inLanguage: language,
        mainEntity: questions.map(({ question, answer }) => ({
          '@type': 'Question',
          name: question,
          acceptedAnswer: { '@type': 'Answer', text: answer },
        })),
      }}
    />
  );
}
