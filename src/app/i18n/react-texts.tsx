import {
  cloneElement,
  createContext,
  Fragment,
  type ReactElement,
  type ReactNode,
  use,
  useContext,
  useSyncExternalStore,
} from 'react';
import { fill, type Values } from './templates.ts';
import type { Say, TextSource } from './text-source.ts';

/**
 * What the screens import as react-i18next (see vite.config.ts). The public pages carry this on every first visit:
 * i18next and its React part weigh eighteen kilobytes there, this weighs one and a half and says the same, which
 * `templates.test.ts` holds against i18next itself, text by text. Their types are the ones that screens see.
 */
const Source = createContext<TextSource | null>(null);

export function TextsProvider({ source, children }: { source: TextSource; children: ReactNode }) {
  return <Source value={source}>{children}</Source>;
}

/** @public By its other name. */
export function useTranslation(namespaces: string | readonly string[] = 'common') {
  const source = useContext(Source);
  if (!source) throw new Error('useTranslation needs a TextsProvider above it');
  const language = useSyncExternalStore(
    source.subscribe,
    () => source.language,
    () => source.language,
  );
  const names = typeof namespaces === 'string' ? [namespaces] : namespaces;
  const arriving = source.load(names);
  if (arriving) use(arriving);
  return { t: source.getFixedT(language, namespaces), i18n: source };
}

type TransProps = {
  t: Say;
  i18nKey: string;
  values?: Values;
  components: Readonly<Record<string, ReactElement>>;
};

const ELEMENT = /<(\w+)>(.*?)<\/\1>/g;

/**
 * A text with elements in it: `Ouvrez <strong>{{email}}</strong>`. Values go in last, as text.
 * @public By its other name.
 */
export function Trans({ t, i18nKey, values, components }: TransProps) {
  const template = t.template(i18nKey, values);
  const words = (text: string) => fill(text, t.language, values);
  const parts: ReactNode[] = [];
  let read = 0;
  for (const { index, 0: whole, 1: name = '', 2: inside = '' } of template.matchAll(ELEMENT)) {
    const element = components[name];
    if (!element) continue;
    parts.push(words(template.slice(read, index)), cloneElement(element, {}, words(inside)));
    read = index + whole.length;
  }
  parts.push(words(template.slice(read)));
  // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text stand in its order
  return parts.map((part, place) => <Fragment key={place}>{part}</Fragment>);
}
