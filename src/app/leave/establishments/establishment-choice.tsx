import { useTranslation } from 'react-i18next';
import { Select } from '#ui/select.tsx';
import { type Establishments, useEstablishmentName } from './use-establishment.ts';

type EstablishmentChoiceProps = {
  found: Establishments;
  chosen: string | undefined;
  onChoose: (id: string | undefined) => void;
  /** Only those that close months today. */
  currentOnly?: boolean;
};

/** Whose months are looked at; nothing where there is but one. */
export function EstablishmentChoice({ found, chosen, onChoose, currentOnly }: EstablishmentChoiceProps) {
  const { t } = useTranslation('establishments');
  const nameOf = useEstablishmentName();
  const listed = found.establishments.filter(({ current }) => current || !currentOnly);
  if (listed.length === 0) return null;
  const everyone = found.by === 'organization' ? [{ value: '', label: t('everyone') }] : [];
  return (
    <Select
      label={t('label')}
      className="w-full sm:w-80"
      value={chosen ?? ''}
      options={[...everyone, ...listed.map((each) => ({ value: each.id, label: nameOf(each) }))]}
      onChange={({ target }) => onChoose(target.value === '' ? undefined : target.value)}
    />
  );
}
