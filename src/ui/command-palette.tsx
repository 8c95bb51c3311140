import { Command } from 'cmdk';
import Search from 'lucide-react/icons/search';
import { Dialog as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { dialogScrimClass } from './panels/panel-class.ts';
import { useReturnFocus } from './use-return-focus.ts';

export type PaletteEntry = {
  id: string;
  label: string;
  icon?: ReactNode;
  /** Shown beside the label, and searched as well. */
  detail?: string;
  /** Other names for it: searched, not shown. */
  also?: string;
  run: () => void;
};
export type PaletteGroup = { heading: string; entries: readonly PaletteEntry[] };

type CommandPaletteProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  search: string;
  onSearch: (search: string) => void;
  groups: readonly PaletteGroup[];
};

/** « equipe » finds « Équipes »: accents are for reading, not for searching. */
function withoutAccents(text: string) {
  return text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();
}

const wordsOf = (text: string) => text.split(/[\s·]+/).filter(Boolean);

/** Each word must be found somewhere; whole words count more than parts, and a thing's own name more than others. */
function matchScore(_id: string, search: string, keywords: string[] = []) {
  const [label = '', ...others] = keywords.map(withoutAccents);
  const other = others.join(' ');
  const [ownWords, otherWords] = [wordsOf(label), wordsOf(other)];
  const scores = wordsOf(withoutAccents(search)).map((word) => {
    if (ownWords.includes(word)) return 1;
    if (label.includes(word)) return 0.7;
    if (otherWords.includes(word)) return 0.6;
    return other.includes(word) ? 0.4 : 0;
  });
  if (scores.length === 0) return 1;
  return scores.some((score) => score === 0)
    ? 0
    : scores.reduce<number>((sum, score) => sum + score, 0) / scores.length;
}

export function CommandPalette({ open, onOpenChange, search, onSearch, groups }: CommandPaletteProps) {
  const { t } = useTranslation('ui');
  const returnFocus = useReturnFocus();
  const run = (entry: PaletteEntry) => {
    onOpenChange(false);
    entry.run();
  };
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className={dialogScrimClass} />
        <Radix.Content
          {...returnFocus}
          aria-describedby={undefined}
          className="fixed inset-x-3 top-[10dvh] z-40 mx-auto max-w-xl animate-rise overflow-hidden rounded-lg border border-line bg-surface text-ink shadow-overlay"
        >
          <Radix.Title className="sr-only">{t('palette.title')}</Radix.Title>
          <Command label={t('palette.title')} filter={matchScore} loop>
            <div className="flex items-center gap-3 border-b border-line px-4">
              <Search className="size-5 shrink-0 text-muted" aria-hidden="true" />
              <Command.Input
                value={search}
                onValueChange={onSearch}
                placeholder={t('palette.placeholder')}
                className="min-h-13 flex-1 bg-transparent text-base outline-none"
              />
            </div>
            <Command.List label={t('palette.results')} className="max-h-[60dvh] overflow-y-auto p-2">
              <Command.Empty className="px-3 py-8 text-center text-muted">{t('palette.empty')}</Command.Empty>
              {groups.map((group) => (
                <Command.Group
                  key={group.heading}
                  heading={group.heading}
                  className="**:[[cmdk-group-heading]]:px-3 **:[[cmdk-group-heading]]:py-1.5 **:[[cmdk-group-heading]]:text-xs **:[[cmdk-group-heading]]:font-medium **:[[cmdk-group-heading]]:text-muted"
                >
                  {group.entries.map((entry) => (
                    <Command.Item
                      key={entry.id}
                      value={entry.id}
                      keywords={[entry.label, entry.detail ?? '', entry.also ?? '']}
                      onSelect={() => run(entry)}
                      className="flex min-h-11 cursor-pointer items-center gap-3 rounded-sm px-3 data-[selected=true]:bg-sunken"
                    >
                      {entry.icon}
                      <span className="min-w-0 truncate">{entry.label}</span>
                      {entry.detail && (
                        <span className="ml-auto min-w-0 shrink-[2] truncate text-sm text-muted">
                          {entry.detail}
                        </span>
                      )}
                    </Command.Item>
                  ))}
                </Command.Group>
              ))}
            </Command.List>
          </Command>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
