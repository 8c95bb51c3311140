import ChevronDown from 'lucide-react/icons/chevron-down';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import {
  LEAVE_RULE_SECTIONS,
  type SettingsSection,
  type SettingsSectionName,
} from '#app/navigation/settings-sections.ts';
import { classNames } from '#ui/class-names.ts';

const entryClass =
  'flex min-h-11 items-center rounded-md px-3 py-1.5 text-plain leading-snug text-muted hover:bg-sunken hover:text-ink aria-[current]:bg-sea-soft aria-[current]:font-medium aria-[current]:text-sea lg:min-h-9';

function isLeaveRule(name: SettingsSectionName): boolean {
  return LEAVE_RULE_SECTIONS.some((each) => each === name);
}

type SectionsNavigationProps = {
  sections: readonly SettingsSection[];
  page: SettingsSectionName | 'settings';
};

/** Every section with its address: beside the page on a desk, folded above it on a phone. */
export function SectionsNavigation({ sections, page }: SectionsNavigationProps) {
  const { t } = useTranslation('settings-sections');
  const { hash } = useLocation();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const isHere = ({ name, path }: SettingsSection): boolean =>
    page === 'settings' ? hash !== '' && path.endsWith(hash) && isLeaveRule(name) : name === page;
  const here = sections.find(isHere);
  const groups = [
    { heading: t('rules'), entries: sections.filter(({ name }) => isLeaveRule(name)) },
    { heading: t('around'), entries: sections.filter(({ name }) => !isLeaveRule(name)) },
  ];
  return (
    <nav aria-label={t('label')} className="print:hidden">
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
        className="flex min-h-11 w-full items-center justify-between gap-3 rounded-md border border-line-strong bg-surface px-3 text-left font-medium lg:hidden"
      >
        {here ? t(`titles.${here.name}`) : t('rules')}
        <ChevronDown
          className={classNames(
            'size-4 text-muted transition-transform duration-150',
            isOpen && 'rotate-180',
          )}
          aria-hidden="true"
        />
      </button>
      <div
        id={id}
        className={classNames(
          'flex-col gap-4 max-lg:mt-2 max-lg:rounded-md max-lg:border max-lg:border-line max-lg:bg-surface max-lg:p-2 lg:sticky lg:top-10 lg:flex',
          isOpen ? 'flex' : 'hidden',
        )}
      >
        {groups.map(({ heading, entries }) => (
          <div key={heading}>
            <p className="px-3 pb-1 text-sm font-medium">{heading}</p>
            <ul>
              {entries.map((entry) => (
                <li key={entry.name}>
                  <Link
                    to={entry.path}
                    onClick={() => setOpen(false)}
                    aria-current={isHere(entry) ? (page === 'settings' ? 'location' : 'page') : undefined}
                    className={entryClass}
                  >
                    {t(`titles.${entry.name}`)}
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </nav>
  );
}
