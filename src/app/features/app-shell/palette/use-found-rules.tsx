import { useQuery } from '@tanstack/react-query';
import Scale from 'lucide-react/icons/scale';
import { useTranslation } from 'react-i18next';
import { PAGES } from '#contract/pages.ts';
import type { PaletteEntry } from '#ui/command-palette.tsx';
import { toLanguage } from '#web/i18n/language.ts';

/** The rules of the product by number and title, as the documentation lists them; fetched once somebody searches. */
export function useFoundRules(enabled: boolean): PaletteEntry[] {
  const { t, i18n } = useTranslation('leave');
  const language = toLanguage(i18n.language);
  const rules = useQuery({
    queryKey: ['rules-of-the-product'],
    meta: { shows: [] },
    queryFn: async () => {
      const { RULE_CHAPTERS } = await import('#domain/rules/all-rules.ts');
      return RULE_CHAPTERS.flatMap((chapter) =>
        chapter.rules.map((rule) => ({ ...rule, chapter: chapter.title })),
      );
    },
    staleTime: Number.POSITIVE_INFINITY,
    enabled,
  });
  return (rules.data ?? []).map(({ number, title, chapter }) => ({
    id: `rule-${number}`,
    label: `${number} · ${title[language]}`,
    also: `${t('rule', { number })} ${chapter[language]}`,
    icon: <Scale className="size-4 shrink-0 text-muted" aria-hidden="true" />,
    // Nobody loses a form to read a rule.
    run: () => window.open(`${PAGES.documentation.path}#${number}`),
  }));
}
