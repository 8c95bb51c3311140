import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AGREEMENTS, type Agreement, agreedDaysIn } from '#domain/agreements/agreements.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { Select } from '#ui/select.tsx';
import { useToast } from '#ui/toast.tsx';
import { toLanguage } from '#web/i18n/language.ts';
import { useLeaveWords } from '#web/leave/use-leave-words.ts';
import type { LeaveSettingsForm } from './use-leave-settings-form.ts';

const NONE = '';

/** Fills in the form from an agreement, value by value, each once it was checked. */
export function AgreementHelp({ form }: { form: LeaveSettingsForm }) {
  const { t, i18n } = useTranslation('rule-groups');
  const language = toLanguage(i18n.language);
  const [key, setKey] = useState(NONE);
  const agreement = AGREEMENTS.find((each) => each.key === key);
  return (
    <details className="rounded-md bg-sunken">
      <summary className="min-h-11 cursor-pointer px-4 py-2.5 font-medium">{t('agreements.title')}</summary>
      <div className="flex flex-col gap-5 px-4 pb-4">
        <p className="text-muted">{t('agreements.lead')}</p>
        <Select
          className="max-w-md"
          label={t('agreements.choose')}
          value={key}
          onChange={({ target }) => setKey(target.value)}
          options={[
            { value: NONE, label: t('agreements.none') },
            ...AGREEMENTS.map((each) => ({ value: each.key, label: each.name[language] })),
          ]}
        />
        {agreement && <AgreedValues key={agreement.key} agreement={agreement} form={form} />}
      </div>
    </details>
  );
}

function AgreedValues({ agreement, form }: { agreement: Agreement; form: LeaveSettingsForm }) {
  const { t, i18n } = useTranslation('rule-groups');
  const language = toLanguage(i18n.language);
  const leave = useLeaveWords();
  const toast = useToast();
  const [checked, setChecked] = useState<readonly number[]>([]);
  const { unit, seniority, events, notes } = agreement;
  const fill = () => {
    const to = form.getValues('countingMode');
    const steps = seniority
      .filter(({ years }) => checked.includes(years))
      .map(({ years, days }) => ({ years, days: agreedDaysIn(days, unit, to) }));
    form.setValue('seniority', steps, { shouldDirty: true });
    toast({ title: t('agreements.filled') });
  };
  const stepWords = (days: number, years: number) =>
    t(unit === 'ouvres' ? 'agreements.stepOuvres' : 'agreements.stepOuvrables', {
      days: leave.days(days),
      years,
    });
  return (
    <>
      <div className="flex flex-col gap-3">
        <h3 className="font-medium">{t('agreements.seniority')}</h3>
        {seniority.length === 0 && <p className="text-muted">{t('agreements.noSeniority')}</p>}
        {seniority.map(({ years, days, source }) => (
          <div key={years} className="flex flex-wrap items-start gap-x-3 gap-y-1">
            <Checkbox
              label={t('agreements.confirm', { value: stepWords(days, years) })}
              hint={source === null ? undefined : t('agreements.source', { source })}
              checked={checked.includes(years)}
              onChange={(isChecked) =>
                setChecked(isChecked ? [...checked, years] : checked.filter((each) => each !== years))
              }
            />
            {source === null && <Badge>{t('agreements.toConfirm')}</Badge>}
          </div>
        ))}
        {seniority.length > 0 && (
          <div>
            <Button variant="secondary" disabled={checked.length === 0} onClick={fill}>
              {t('agreements.fill')}
            </Button>
          </div>
        )}
      </div>
      {events.length > 0 && (
        <div className="flex flex-col gap-2">
          <h3 className="font-medium">{t('agreements.events')}</h3>
          <p className="text-sm text-muted">{t('agreements.eventsHint')}</p>
          <ul className="flex flex-col gap-1">
            {events.map(({ event, days, source }) => (
              <li key={event[language]} className="flex flex-wrap items-center gap-2">
                {t('agreements.event', { event: event[language], days: leave.days(days) })}
                {source === null ? (
                  <Badge>{t('agreements.toConfirm')}</Badge>
                ) : (
                  <span className="text-sm text-muted">{t('agreements.source', { source })}</span>
                )}
              </li>
            ))}
          </ul>
        </div>
      )}
      {notes.map((note) => (
        <p key={note[language]} className="text-sm text-muted">
          {note[language]}
        </p>
      ))}
    </>
  );
}
