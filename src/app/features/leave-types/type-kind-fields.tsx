import { useController } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { type AbsenceKind, isAtWork, isKindAboutHealth } from '#domain/balances/absence.ts';
import { Checkbox } from '#ui/checkbox.tsx';
import { FigureField } from '#ui/figure-field.tsx';
import { Select } from '#ui/select.tsx';
import { KINDS_BY_CHAPTER, kindHintOf, type LeaveTypeRow } from './leave-type.ts';
import type { TypeForm } from './use-type-form.ts';

type TypeKindFieldsProps = {
  form: TypeForm;
  /** Absent: a new type, which has no law behind it. */
  type: LeaveTypeRow | undefined;
  /** Another kind has other consequences: what was shown of them no longer holds. */
  onKindChange: () => void;
};

const NONE = 'none';

/** What the law takes a type for, and what follows from that. */
export function TypeKindFields({ form, type, onKindChange }: TypeKindFieldsProps) {
  const { t } = useTranslation('leave-types');
  const kind = useController({ control: form.control, name: 'absence' }).field;
  const granted = useController({ control: form.control, name: 'grantedDays' }).field;
  const inCalendar = useController({ control: form.control, name: 'inCalendar' }).field;
  const chosen = kind.value ?? null;
  const choose = (value: string) => {
    const next = value === NONE ? null : (value as AbsenceKind);
    kind.onChange(next);
    if (isKindAboutHealth(next)) form.setValue('confidential', true);
    if (isAtWork(next)) form.setValue('counter', null);
    else form.setValue('inCalendar', true);
    onKindChange();
  };
  return (
    <>
      <Select
        label={t('fields.kind')}
        hint={t(`fields.kindHint.${kindHintOf(chosen)}`)}
        name={kind.name}
        ref={kind.ref}
        value={chosen ?? NONE}
        onChange={(event) => choose(event.target.value)}
        options={[
          { value: NONE, label: t('kinds.none') },
          ...KINDS_BY_CHAPTER.map(([chapter, kinds]) => ({
            label: t(`chapters.${chapter}`),
            options: kinds.map((value) => ({ value, label: t(`kinds.${value}`) })),
          })),
        ]}
        error={form.errorOf('absence')}
      />
      {type && type.lawDays !== null && (
        <FigureField
          label={t('fields.grantedDays')}
          optional
          hint={t('fields.grantedDaysHint', { duration: type.duration })}
          unit={t('fields.grantedDaysUnit')}
          value={granted.value ?? null}
          onChange={granted.onChange}
          ref={granted.ref}
          error={form.errorOf('grantedDays')}
        />
      )}
      {isAtWork(chosen) && (
        <Checkbox
          label={t('fields.inCalendar')}
          hint={t('fields.inCalendarHint')}
          checked={inCalendar.value ?? true}
          onChange={inCalendar.onChange}
        />
      )}
    </>
  );
}
