import { useQuery } from '@tanstack/react-query';
import {
  CircleUserRound,
  KeyRound,
  Languages,
  LogOut,
  Mail,
  MonitorSmartphone,
  SunMoon,
  UserRound,
  UserRoundCheck,
} from 'lucide-react';
import { lazy, Suspense, useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { usePageShortcuts } from '#app/frame/keyboard/page-shortcuts.ts';
import { profileSectionPath } from '#app/navigation/profile-sections.ts';
import { PAGES } from '#contract/pages.ts';
import { usersEndpoints } from '#contract/users.ts';
import { can } from '#domain/access/can.ts';
import { type Language, languages } from '#domain/text/language.ts';
import type { PaletteGroup } from '#ui/command-palette.tsx';
import { setTheme, THEMES } from '#ui/theme/theme.ts';
import { useTheme } from '#ui/theme/use-theme.ts';
import { endpointQuery } from '#web/api/endpoint-query.ts';
import type { StoredUser } from '#web/api/stored-session.ts';
import { changeLanguage } from '#web/i18n/change-language.ts';
import { toLanguage } from '#web/i18n/language.ts';
import { wordsIn } from '#words/spoken.ts';
import { navigationFor } from './navigation-entries.ts';
import { useShortcuts } from './use-shortcuts.ts';

/** Fetched the first time somebody presses the keys. */
const CommandPalette = lazy(() =>
  import('#ui/command-palette.tsx').then((module) => ({ default: module.CommandPalette })),
);
const ShortcutsHelp = lazy(() =>
  import('#ui/shortcuts-help.tsx').then((module) => ({ default: module.ShortcutsHelp })),
);

type AppCommandsProps = { user: StoredUser; onLogout: () => void; onLanguage: (language: Language) => void };

/** The palette and the help on shortcuts, and the keys that open them. */
export function AppCommands({ user, onLogout, onLanguage }: AppCommandsProps) {
  const { t, i18n } = useTranslation(['app', 'common']);
  const navigate = useNavigate();
  const theme = useTheme();
  const pageShortcuts = usePageShortcuts();
  const [open, setOpen] = useState<'palette' | 'help' | null>(null);
  useShortcuts({
    onPalette: useCallback(() => setOpen((now) => (now === 'palette' ? null : 'palette')), []),
    onHelp: useCallback(() => setOpen('help'), []),
    onNewRequest: useCallback(() => navigate(PAGES.newRequest.path), [navigate]),
  });
  const people = useQuery({
    ...endpointQuery(usersEndpoints.list, {}),
    enabled: open === 'palette' && can(user, 'user.list'),
  });
  if (open === null) return null;

  const iconClass = 'size-4 shrink-0 text-muted';
  const groups: PaletteGroup[] = [
    {
      heading: t('app:palette.goTo'),
      entries: [
        ...navigationFor(user).map(({ page, path, Icon }) => ({
          id: page,
          label: t(`common:pages.${page}`),
          icon: <Icon className={iconClass} aria-hidden="true" />,
          run: () => navigate(path),
        })),
        {
          id: 'profile',
          label: t('common:pages.profile'),
          icon: <CircleUserRound className={iconClass} aria-hidden="true" />,
          run: () => navigate(PAGES.profile.path),
        },
        {
          id: 'mails',
          label: t('app:palette.mails'),
          icon: <Mail className={iconClass} aria-hidden="true" />,
          run: () => navigate(profileSectionPath('mails')),
        },
        ...(can(user, 'delegation.give', user)
          ? [
              {
                id: 'stand-ins',
                label: t('app:palette.standIns'),
                icon: <UserRoundCheck className={iconClass} aria-hidden="true" />,
                run: () => navigate(profileSectionPath('standIns')),
              },
            ]
          : []),
        {
          id: 'sessions',
          label: t('common:pages.sessions'),
          icon: <MonitorSmartphone className={iconClass} aria-hidden="true" />,
          run: () => navigate(PAGES.sessions.path),
        },
        {
          id: 'api-keys',
          label: t('common:pages.apiKeys'),
          icon: <KeyRound className={iconClass} aria-hidden="true" />,
          run: () => navigate(PAGES.apiKeys.path),
        },
      ],
    },
    {
      heading: t('app:palette.actions'),
      entries: [
        ...THEMES.filter((value) => value !== theme).map((value) => ({
          id: `theme-${value}`,
          label: t('app:palette.theme', { theme: t(`common:preferences.themes.${value}`).toLowerCase() }),
          icon: <SunMoon className={iconClass} aria-hidden="true" />,
          run: () => setTheme(value),
        })),
        ...languages
          .filter((value) => value !== toLanguage(i18n.language))
          .map((value) => ({
            id: `language-${value}`,
            label: t('app:palette.language', { language: wordsIn(value).name }),
            icon: <Languages className={iconClass} aria-hidden="true" />,
            run: () => {
              changeLanguage(i18n, value);
              onLanguage(value);
            },
          })),
        {
          id: 'logout',
          label: t('app:logout'),
          icon: <LogOut className={iconClass} aria-hidden="true" />,
          run: onLogout,
        },
      ],
    },
    ...(people.data
      ? [
          {
            heading: t('app:palette.people'),
            entries: people.data.users.map(({ id, name, email }) => ({
              id,
              label: name,
              detail: email,
              icon: <UserRound className={iconClass} aria-hidden="true" />,
              run: () => navigate(`${PAGES.users.path}?${new URLSearchParams({ q: email })}`),
            })),
          },
        ]
      : []),
  ];
  const close = (next: boolean) => !next && setOpen(null);
  return (
    <Suspense>
      {open === 'palette' && <CommandPalette open onOpenChange={close} groups={groups} />}
      {open === 'help' && (
        <ShortcutsHelp
          open
          onOpenChange={close}
          shortcuts={[
            { keys: ['Ctrl', 'K'], does: t('app:shortcuts.palette') },
            { keys: ['N'], does: t('app:shortcuts.newRequest') },
            { keys: ['?'], does: t('app:shortcuts.help') },
            { keys: [t('app:shortcuts.escapeKey')], does: t('app:shortcuts.escape') },
            ...pageShortcuts,
          ]}
        />
      )}
    </Suspense>
  );
}
