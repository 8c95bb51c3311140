import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { CommandPalette, type PaletteEntry, type PaletteGroup } from '#ui/command-palette.tsx';
import type { AccountControls } from '../account-panel.tsx';
import { navigationFor } from '../navigation-entries.ts';
import { DESTINATIONS, type DestinationGroup, isOpenTo, type NamedDestination } from './destinations.ts';
import { useFoundPeople } from './use-found-people.tsx';
import { useFoundRequests } from './use-found-requests.tsx';
import { useFoundRules } from './use-found-rules.tsx';
import { useFoundSections } from './use-found-sections.tsx';
import { usePreferences } from './use-preferences.tsx';

const iconClass = 'size-4 shrink-0 text-muted';

type AppPaletteProps = AccountControls & { onClose: () => void; onHelp: () => void };

/** All that this person may open or do, by its name or by another that people give it. */
export function AppPalette({ onClose, onHelp, ...controls }: AppPaletteProps) {
  const { user } = controls;
  // What it finds is named in words of other screens: fetched with it, so that it opens in one piece.
  const { t } = useTranslation(['palette', 'pages', 'pages-also', 'app', 'leave', 'settings-sections', 'ui']);
  const navigate = useNavigate();
  const [search, setSearch] = useState('');
  const isSearching = search.trim() !== '';
  const people = useFoundPeople(user);
  const requests = useFoundRequests(user, isSearching);
  const rules = useFoundRules(isSearching);
  const sections = useFoundSections(user, isSearching);
  const preferences = usePreferences({ ...controls, onHelp });

  const destinations = (group: DestinationGroup): PaletteEntry[] =>
    Object.entries<NamedDestination>(DESTINATIONS[group])
      .filter(([, destination]) => isOpenTo(user, destination))
      .map(([name, destination]) => {
        const { path, Icon, page } = destination;
        // The two lists of names are held to each other by the test of destinations.
        const key = `palette:${group}.${name}` as 'palette:actions.file';
        const words = page
          ? { label: t(`pages:${page}.name`), also: t(`pages-also:${page}`) }
          : { label: t(`${key}.label`), also: t(`${key}.also`) };
        return {
          id: `${group}-${name}`,
          ...words,
          icon: <Icon className={iconClass} aria-hidden="true" />,
          run: () => (name === 'documentation' ? window.open(path) : navigate(path)),
        };
      });
  const groups: PaletteGroup[] = [
    { heading: t('palette:groups.actions'), entries: [...destinations('actions'), ...preferences.actions] },
    {
      heading: t('palette:groups.goTo'),
      entries: [
        ...navigationFor(user).map(({ page, path, Icon }) => ({
          id: `page-${page}`,
          label: t(`pages:${page}.name`),
          also: t(`pages-also:${page}`),
          icon: <Icon className={iconClass} aria-hidden="true" />,
          run: () => navigate(path),
        })),
        ...destinations('places'),
      ],
    },
    { heading: t('palette:groups.settings'), entries: [...destinations('settings'), ...sections] },
    { heading: t('palette:groups.people'), entries: people },
    ...(isSearching
      ? [
          { heading: t('palette:groups.requests'), entries: requests },
          { heading: t('palette:groups.rules'), entries: rules },
        ]
      : []),
    { heading: t('palette:groups.preferences'), entries: preferences.choices },
  ];
  return (
    <CommandPalette
      open
      onOpenChange={(next) => !next && onClose()}
      search={search}
      onSearch={setSearch}
      groups={groups.filter(({ entries }) => entries.length > 0)}
    />
  );
}
