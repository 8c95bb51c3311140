import { useTranslation } from 'react-i18next';
import { classNames } from '#ui/class-names.ts';
import { type Found, markedParts } from './find-entries.ts';

type SearchResultsProps = {
  id: string;
  label: string;
  optionId: (place: number) => string;
  search: string;
  state: { isShown: boolean; isLoading: boolean; failed: boolean };
  found: readonly Found[];
  chosen: number;
  onChoose: (place: number) => void;
  onGo: (place: number) => void;
};

export function SearchResults(props: SearchResultsProps) {
  const { id, label, optionId, search, state, found, chosen, onChoose, onGo } = props;
  const { t } = useTranslation('documentation');
  const { isShown, isLoading, failed } = state;
  const hasFound = isShown && found.length > 0;
  const said = failed
    ? t('search.failed')
    : isLoading
      ? t('loading')
      : found.length === 0
        ? t('search.nothing', { search: search.trim() })
        : '';
  return (
    <>
      <p role="status" className="sr-only">
        {isShown && (said || t('search.found', { count: found.length }))}
      </p>
      <div
        className={classNames(
          'absolute inset-x-0 top-full z-20 mt-2 overflow-hidden rounded-md border border-line bg-surface shadow-overlay',
          !isShown && 'hidden',
        )}
      >
        <div
          id={id}
          role="listbox"
          aria-label={label}
          className={classNames('max-h-[60dvh] overflow-y-auto p-1.5', !hasFound && 'hidden')}
        >
          {isShown &&
            found.map(({ entry, excerpt }, place) => (
              // biome-ignore lint/a11y/useKeyWithClickEvents: the field above takes the keys of its list
              // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the field, which names the option
              <div
                key={entry.anchor}
                id={optionId(place)}
                role="option"
                aria-selected={place === chosen}
                // The field keeps the focus, or its list would close before the click arrives.
                onPointerDown={(event) => event.preventDefault()}
                onPointerMove={() => place !== chosen && onChoose(place)}
                onClick={() => onGo(place)}
                className="flex cursor-pointer flex-col gap-0.5 rounded-sm px-3 py-2 aria-selected:bg-sunken"
              >
                <span className="text-xs font-medium text-sea">{t(`sections.${entry.section}.tab`)}</span>
                <span className="font-medium wrap-anywhere">
                  <Marked text={entry.title || t(`sections.${entry.section}.title`)} search={search} />
                </span>
                <span className="line-clamp-2 text-sm text-muted">
                  <Marked text={excerpt} search={search} />
                </span>
              </div>
            ))}
        </div>
        {isShown && said && (
          <div className="flex flex-col gap-1 px-4 py-5 text-plain">
            <p>{said}</p>
            {!failed && !isLoading && <p className="text-muted">{t('search.advice')}</p>}
          </div>
        )}
      </div>
    </>
  );
}

function Marked({ text, search }: { text: string; search: string }) {
  return markedParts(text, search).map(({ part, at, isFound }) =>
    isFound ? (
      <mark key={at} className="rounded-xs bg-sun-soft text-inherit">
        {part}
      </mark>
    ) : (
      part
    ),
  );
}
