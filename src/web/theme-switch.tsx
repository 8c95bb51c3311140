import Monitor from 'lucide-react/icons/monitor';
import Moon from 'lucide-react/icons/moon';
import Sun from 'lucide-react/icons/sun';
import { useTranslation } from 'react-i18next';
import { SegmentedControl } from '#ui/segmented-control.tsx';
import { setTheme, THEMES, type Theme } from '#ui/theme/theme.ts';
import { useTheme } from '#ui/theme/use-theme.ts';

const iconOfTheme = { system: Monitor, light: Sun, dark: Moon } as const satisfies Record<Theme, unknown>;

export function ThemeSwitch({ withLabels = false }: { withLabels?: boolean }) {
  const { t } = useTranslation('common');
  const theme = useTheme();
  return (
    <SegmentedControl
      preference="theme"
      label={t('preferences.theme')}
      value={theme}
      onChange={setTheme}
      iconsOnly={!withLabels}
      options={THEMES.map((value) => {
        const Icon = iconOfTheme[value];
        return {
          value,
          label: t(`preferences.themes.${value}`),
          icon: withLabels ? undefined : <Icon className="size-4" aria-hidden="true" />,
        };
      })}
    />
  );
}
