import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Checkbox } from '#ui/checkbox.tsx';
import { RadioGroup } from '#ui/radio-group.tsx';
import { SegmentedControl } from '#ui/segmented-control.tsx';
import { Select } from '#ui/select.tsx';
import { Slider } from '#ui/slider.tsx';
import { Switch } from '#ui/switch.tsx';
import { TextField } from '#ui/text-field.tsx';
import { Textarea } from '#ui/textarea.tsx';
import { GallerySection } from './gallery-section.tsx';

const leaveTypes = ['vacation', 'sick', 'personal', 'other'] as const;
const countings = ['worked', 'business'] as const;

export function FieldsSection() {
  const { t } = useTranslation('dev-ui');
  const [agreed, setAgreed] = useState(true);
  const [reminders, setReminders] = useState(true);
  const [counting, setCounting] = useState<(typeof countings)[number]>('worked');
  const [seats, setSeats] = useState(12);
  const types = leaveTypes.map((type) => ({ value: type, label: t(`types.${type}`) }));
  return (
    <GallerySection title={t('sections.fields')}>
      <div className="grid gap-x-8 gap-y-6 sm:grid-cols-2">
        <TextField label={t('fields.name')} hint={t('fields.nameHint')} defaultValue="Camille Durand" />
        <TextField
          label={t('fields.email')}
          type="email"
          error={t('fields.emailError')}
          defaultValue="camille@"
        />
        <TextField label={t('fields.company')} optional />
        <TextField label={t('fields.locked')} disabled defaultValue="Les Embruns" />
        <Select label={t('fields.type')} options={types} />
        <Select
          label={t('fields.type')}
          options={types}
          placeholder={t('fields.choose')}
          error={t('fields.typeError')}
        />
        <Textarea label={t('fields.note')} optional hint={t('fields.noteHint')} />
        <Slider
          label={t('fields.seats')}
          valueText={t('fields.seatsValue', { count: seats })}
          value={seats}
          min={1}
          max={200}
          onChange={setSeats}
        />
        <div className="flex flex-col gap-4">
          <Checkbox
            label={t('fields.agree')}
            hint={t('fields.agreeHint')}
            checked={agreed}
            onChange={setAgreed}
          />
          <Checkbox label={t('fields.some')} checked="indeterminate" onChange={() => setAgreed(true)} />
          <Checkbox label={t('fields.locked')} checked disabled onChange={setAgreed} />
        </div>
        <RadioGroup
          label={t('fields.counting')}
          value={counting}
          onChange={setCounting}
          options={countings.map((value) => ({
            value,
            label: t(`fields.countings.${value}.label`),
            hint: t(`fields.countings.${value}.hint`),
          }))}
        />
        <Switch
          label={t('fields.reminders')}
          hint={t('fields.remindersHint')}
          checked={reminders}
          onChange={setReminders}
        />
        <div>
          <SegmentedControl
            label={t('fields.counting')}
            value={counting}
            onChange={setCounting}
            options={countings.map((value) => ({ value, label: t(`fields.countings.${value}.label`) }))}
          />
        </div>
      </div>
    </GallerySection>
  );
}
