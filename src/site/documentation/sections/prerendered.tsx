import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type NavigateFunction, useNavigate } from 'react-router';
import { toLanguage } from '#app/i18n/language.ts';
import { LoadingArea, Skeleton } from '#ui/skeleton.tsx';

type PrerenderedProps = {
  /** Its own on the page, so that the words of the prerendered document are found again. */
  id: string;
  /** Called when the words were not in the document and have been drawn now. */
  onArrival: () => void;
  children: ReactNode;
};

/**
 * Words that only have to be read. The prerendered page holds them already: they stay as they are, and the scripts
 * that could draw them again are never fetched. Only whoever comes from another page, or changes the language, has
 * them drawn here.
 */
export function Prerendered({ id, onArrival, children }: PrerenderedProps) {
  const { t, i18n } = useTranslation('documentation');
  const language = toLanguage(i18n.language);
  const [kept] = useState(() => ({ language, html: htmlInDocument(id) }));
  const place = useRef<HTMLDivElement>(null);
  const navigate = useNavigate();
  const isKept = kept.html !== null && kept.language === language;

  useEffect(() => {
    if (!isKept || !place.current) return;
    return followLinks(place.current, navigate);
  }, [isKept, navigate]);

  if (isKept) {
    // biome-ignore lint/security/noDangerouslySetInnerHtml: what this page was sent with, unchanged
    return <div key="kept" ref={place} id={id} dangerouslySetInnerHTML={{ __html: kept.html ?? '' }} />;
  }
  return (
    <div key="drawn" id={id}>
      <Suspense fallback={<WordsToCome label={t('loading')} />}>
        {children}
        <Arrival onArrival={onArrival} />
      </Suspense>
    </div>
  );
}

function htmlInDocument(id: string): string | null {
  return typeof document === 'undefined' ? null : (document.getElementById(id)?.innerHTML ?? null);
}

/** Drawn together with the words it stands behind. */
function Arrival({ onArrival }: { onArrival: () => void }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: an arrival is told once
  useEffect(onArrival, []);
  return null;
}

function WordsToCome({ label }: { label: string }) {
  return (
    <LoadingArea label={label}>
      <div className="flex max-w-[68ch] flex-col gap-4">
        {['w-1/2', 'w-full', 'w-11/12', 'w-4/5'].map((width) => (
          <Skeleton key={width} className={`h-5 ${width}`} />
        ))}
      </div>
    </LoadingArea>
  );
}

/** Links in words that React did not draw lead through the router all the same; files are left to the browser. */
function followLinks(place: HTMLElement, navigate: NavigateFunction): () => void {
  const follow = (event: MouseEvent): void => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const href = link?.getAttribute('href') ?? '';
    const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
    if (!isPlain || link?.hasAttribute('data-file')) return;
    if (href.startsWith('#')) {
      event.preventDefault();
      navigate({ search: window.location.search, hash: href });
    } else if (href.startsWith('/')) {
      event.preventDefault();
      navigate(href);
    }
  };
  place.addEventListener('click', follow);
  return () => place.removeEventListener('click', follow);
}
