import Download from 'lucide-react/icons/download';
import Keyboard from 'lucide-react/icons/keyboard';
import Languages from 'lucide-react/icons/languages';
import LogOut from 'lucide-react/icons/log-out';
import SunMoon from 'lucide-react/icons/sun-moon';
import { useTranslation } from 'react-i18next';
import { calendarExportsEndpoints } from '#contract/calendar-exports.ts';
import { dateOf, yearOf } from '#domain/calendar/plain-date.ts';
import { languages } from '#domain/text/language.ts';
import type { PaletteEntry } from '#ui/command-palette.tsx';
import { setTheme, THEMES } from '#ui/theme/theme.ts';
import { useTheme } from '#ui/theme/use-theme.ts';
import { useToast } from '#ui/toast.tsx';
import { download } from '#web/api/download.ts';
import { useErrorSentence } from '#web/api/use-error-sentence.ts';
import { useToday } from '#web/clock/use-today.ts';
import { changeLanguage } from '#web/i18n/change-language.ts';
import { toLanguage } from '#web/i18n/language.ts';
import { wordsIn } from '#words/spoken.ts';
import type { AccountControls } from '../account-panel.tsx';

const iconClass = 'size-4 shrink-0 text-muted';

type Wanted = AccountControls & { onHelp: () => void };

/** What is done right here: a file of the year's absences, theme, language, logging out. */
export function usePreferences({ onLogout, onLanguage, onHelp }: Wanted): {
  actions: PaletteEntry[];
  choices: PaletteEntry[];
} {
  const { t, i18n } = useTranslation(['palette', 'common', 'app']);
  const theme = useTheme();
  const toast = useToast();
  const sentence = useErrorSentence();
  const year = yearOf(useToday());
  const exportYear = async () => {
    const days = { from: dateOf(year, 1, 1), to: dateOf(year, 12, 31) };
    try {
      await download(calendarExportsEndpoints.table, { query: { format: 'xlsx', ...days } });
    } catch (error) {
      toast({ title: sentence(error) });
    }
  };
  return {
    actions: [
      {
        id: 'export-year',
        label: t('palette:export.label', { year }),
        also: t('palette:export.also'),
        icon: <Download className={iconClass} aria-hidden="true" />,
        run: () => void exportYear(),
      },
    ],
    choices: [
      ...THEMES.filter((value) => value !== theme).map((value) => ({
        id: `theme-${value}`,
        label: t('palette:theme.label', { theme: t(`common:preferences.themes.${value}`).toLowerCase() }),
        also: t('palette:theme.also'),
        icon: <SunMoon className={iconClass} aria-hidden="true" />,
        run: () => setTheme(value),
      })),
      ...languages
        .filter((value) => value !== toLanguage(i18n.language))
        .map((value) => ({
          id: `language-${value}`,
          label: t('palette:language.label', { language: wordsIn(value).name }),
          also: t('palette:language.also'),
          icon: <Languages className={iconClass} aria-hidden="true" />,
          run: () => {
            changeLanguage(i18n, value);
            onLanguage(value);
          },
        })),
      {
        id: 'help',
        label: t('app:shortcuts.help'),
        also: t('palette:help'),
        icon: <Keyboard className={iconClass} aria-hidden="true" />,
        run: onHelp,
      },
      {
        id: 'logout',
        label: t('app:logout'),
        also: t('palette:logout'),
        icon: <LogOut className={iconClass} aria-hidden="true" />,
        run: onLogout,
      },
    ],
  };
}
