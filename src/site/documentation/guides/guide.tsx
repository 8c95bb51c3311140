import { type ComponentProps, type ComponentType, lazy } from 'react';
import { useTranslation } from 'react-i18next';
import type { Language } from '#domain/text/language.ts';
import { toLanguage } from '#web/i18n/language.ts';
import { wordsClass, wordsComponents } from '../../reading/words.tsx';
import { type ContentsEntry, ContentsList, sectionGridClass } from '../sections/contents-list.tsx';
import type { GuideId } from '../sections/section-ids.ts';
import { GuideQuestionsData } from './questions-data.tsx';
import { Screenshot } from './screenshot.tsx';

type Words = ComponentType<{ components?: Record<string, unknown> }>;

const metas = import.meta.glob<{ readonly headings: readonly ContentsEntry[] }>('./*.mdx', {
  eager: true,
  query: '?meta',
  import: 'default',
});
const files = import.meta.glob<{ default: Words }>('./*.mdx');

/** Made once each: a component made anew at each render would be another one each time. */
const words = new Map(Object.entries(files).map(([path, load]) => [path, lazy(load)]));

const forTheMouse = { 'aria-hidden': true, tabIndex: -1 } as const;

/** For the mouse: the address of a heading, to be copied or sent. The heading itself stays what is read aloud. */
function AnchorMark({ id }: { id: string | undefined }) {
  return (
    <a
      href={`#${id}`}
      {...forTheMouse}
      className="ml-2 font-sans font-normal text-line-strong no-underline opacity-0 group-hover:opacity-100 hover:text-sea"
    >
      #
    </a>
  );
}

const components = {
  ...wordsComponents,
  Screenshot,
  // The section has the second level to itself.
  h2: ({ id, children }: ComponentProps<'h2'>) => (
    <h3
      id={id}
      tabIndex={-1}
      className="group mt-6 font-display text-2xl font-semibold tracking-tight outline-none first:mt-0"
    >
      {children}
      <AnchorMark id={id} />
    </h3>
  ),
  h3: ({ id, children }: ComponentProps<'h3'>) => (
    <h4 id={id} tabIndex={-1} className="group mt-3 text-lg font-semibold outline-none">
      {children}
      <AnchorMark id={id} />
    </h4>
  ),
  pre: ({ children }: ComponentProps<'pre'>) => (
    <pre className="rounded-md border border-line bg-sunken p-4 text-sm wrap-anywhere whitespace-pre-wrap">
      {children}
    </pre>
  ),
};

function wordsOf(id: GuideId, language: Language) {
  const path = `./${id}.${language}.mdx`;
  const [meta, GuideWords] = [metas[path], words.get(path)];
  if (!meta || !GuideWords) throw new Error(`No words for ${path}`);
  return { headings: meta.headings, GuideWords };
}

export function Guide({ id }: { id: GuideId }) {
  const { i18n } = useTranslation('documentation');
  const language = toLanguage(i18n.language);
  const { headings, GuideWords } = wordsOf(id, language);
  return (
    <div className={sectionGridClass}>
      <ContentsList entries={headings} />
      <div className={wordsClass}>
        <GuideWords components={components} />
        {id === 'faq' && <GuideQuestionsData language={language} />}
      </div>
    </div>
  );
}
