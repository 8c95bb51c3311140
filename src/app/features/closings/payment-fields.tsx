import { useController } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useLeaveTypes } from '#app/leave/use-leave-types.ts';
import { SHORTAGES } from '#domain/closings/closing.ts';
import { FieldError } from '#ui/field.tsx';
import { RadioGroup } from '#ui/radio-group.tsx';
import { Select } from '#ui/select.tsx';
import type { ClosingForm } from './closing.ts';

/** Which counters pay, one after the other, and what becomes of the days for which none has days left. */
export function PaymentFields({ form }: { form: ClosingForm }) {
  const { t } = useTranslation('closings');
  const { control, errorOf } = form;
  const leaveTypes = useLeaveTypes();
  const types = useController({ control, name: 'types' }).field;
  const whenShort = useController({ control, name: 'whenShort' }).field;
  const otherType = useController({ control, name: 'otherType' }).field;
  const offered = (leaveTypes.types ?? []).filter(({ archived }) => !archived);
  const paid = offered.filter(({ counter }) => counter !== null);
  const free = offered.filter(({ counter }) => counter === null);
  const chosen = types.value;
  const places = Array.from({ length: Math.min(chosen.length + 1, paid.length) }, (_, place) => place);
  const named = (list: typeof offered) => list.map(({ id }) => ({ value: id, label: leaveTypes.name(id) }));
  const choose = (place: number, id: string) => {
    const rest = chosen.filter((other, at) => at !== place && other !== id);
    types.onChange(id === '' ? rest : [...rest.slice(0, place), id, ...rest.slice(place)]);
  };
  return (
    <div className="flex flex-col gap-5">
      <div className="flex flex-col gap-3">
        <p className="text-muted">{t('form.order')}</p>
        {places.map((place) => (
          <Select
            key={place}
            label={t(place === 0 ? 'form.first' : 'form.then')}
            value={chosen[place] ?? ''}
            onChange={({ target }) => choose(place, target.value)}
            options={[
              { value: '', label: t(place === 0 ? 'form.nobodyPays' : 'form.noOther') },
              ...named(paid.filter(({ id }) => chosen[place] === id || !chosen.includes(id))),
            ]}
          />
        ))}
        {errorOf('types') && <FieldError id="closing-types" text={errorOf('types') ?? ''} />}
      </div>
      <RadioGroup
        label={t('form.whenShort')}
        value={whenShort.value}
        onChange={whenShort.onChange}
        options={SHORTAGES.map((value) => ({
          value,
          label: t(`short.${value}`),
          hint: t(`shortHint.${value}`),
        }))}
        error={errorOf('whenShort')}
      />
      {whenShort.value === 'other-type' && (
        <Select
          label={t('form.otherType')}
          value={otherType.value ?? ''}
          placeholder={t('form.chooseType')}
          onChange={({ target }) => otherType.onChange(target.value || null)}
          options={named(free)}
          error={errorOf('otherType')}
        />
      )}
    </div>
  );
}
