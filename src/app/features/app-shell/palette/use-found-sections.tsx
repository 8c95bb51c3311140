import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { LEAVE_RULE_SECTIONS, settingsSectionPath } from '#app/navigation/settings-sections.ts';
import { type Actor, can } from '#domain/access/can.ts';
import type { PaletteEntry } from '#ui/command-palette.tsx';

/** The parts of the leave rules by what one looks for in them: « Pentecôte » is found under the public holidays. */
export function useFoundSections(user: Actor, enabled: boolean): PaletteEntry[] {
  const { t } = useTranslation('settings-sections');
  const navigate = useNavigate();
  if (!enabled || !can(user, 'settings.read')) return [];
  return LEAVE_RULE_SECTIONS.map((name) => ({
    id: `section-${name}`,
    label: t(`titles.${name}`),
    also: t(`found.${name}`),
    icon: <SlidersHorizontal className="size-4 shrink-0 text-muted" aria-hidden="true" />,
    run: () => navigate(settingsSectionPath(name)),
  }));
}
