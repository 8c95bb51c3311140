import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { type EventType, eventTypes } from '#domain/webhooks/event-types.ts';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { FieldError } from '#ui/field.tsx';

const groups = ['leave_request', 'person', 'balance', 'team', 'pay_month'] as const;

type EventChoiceProps = {
  chosen: readonly EventType[];
  onChange: (chosen: EventType[]) => void;
  error: string | undefined;
};

export function EventChoice({ chosen, onChange, error }: EventChoiceProps) {
  const { t } = useTranslation('webhooks');
  const id = useId();
  const isAll = chosen.length === eventTypes.length;
  return (
    <fieldset className="flex min-w-0 flex-col gap-4">
      <legend className="mb-2 text-sm font-medium">{t('add.events')}</legend>
      <Button
        variant="secondary"
        size="sm"
        className="self-start"
        onClick={() => onChange(isAll ? [] : [...eventTypes])}
      >
        {t(isAll ? 'add.none' : 'add.all')}
      </Button>
      {error && <FieldError id={`${id}-error`} text={error} />}
      <div className="grid gap-x-6 gap-y-4 sm:grid-cols-2">
        {groups.map((group) => (
          <fieldset key={group} className="flex min-w-0 flex-col gap-3 sm:first:row-span-3">
            <legend className="mb-2 text-sm text-muted">{t(`groups.${group}`)}</legend>
            {eventTypes
              .filter((event) => event.startsWith(`${group}.`))
              .map((event) => (
                <Checkbox
                  key={event}
                  label={t(`events.${event}`)}
                  checked={chosen.includes(event)}
                  onChange={(isChosen) =>
                    onChange(isChosen ? [...chosen, event] : chosen.filter((one) => one !== event))
                  }
                />
              ))}
          </fieldset>
        ))}
      </div>
    </fieldset>
  );
}
