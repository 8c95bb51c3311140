import { useTranslation } from 'react-i18next';
import { toLanguage } from '#web/i18n/language.ts';
import { ColorDot } from '#web/leave/leave-color.tsx';
import { type LeaveTypeDraft, traitsOf } from './leave-type.ts';

/** Never at the beginning of a line. */
const SEPARATOR = '\u00a0· ';

type TypeWordsProps = { type: LeaveTypeDraft & { duration: string | null; article: string | null } };

/** Name, colour, what it does, and what the law grants. */
export function TypeWords({ type }: TypeWordsProps) {
  const { t, i18n } = useTranslation('leave-types');
  const language = toLanguage(i18n.language);
  const granted = type.grantedDays === null ? null : t('granted', { count: type.grantedDays });
  // What a type of the catalogue is, its name says already.
  const kind = type.catalogueKey === null && type.absence !== null ? t(`kinds.${type.absence}`) : null;
  const law = [kind, granted, type.duration, type.article].filter((text) => text !== null).join(SEPARATOR);
  return (
    <div className="min-w-0 flex-1 basis-64">
      <p className="flex items-center gap-2.5 font-medium">
        <ColorDot color={type.color} className="size-3" />
        <span className="min-w-0 wrap-anywhere">{type.name[language]}</span>
      </p>
      {law !== '' && <p className="text-sm sm:pl-5.5">{law}</p>}
      <p className="text-sm text-muted sm:pl-5.5">
        {traitsOf(type)
          .map((trait) => t(`traits.${trait}`))
          .join(SEPARATOR)}
      </p>
    </div>
  );
}
