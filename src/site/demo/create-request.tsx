import ArrowRight from 'lucide-react/icons/arrow-right';
import { type FormEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type PlainDate, parsePlainDate } from '#domain/calendar/plain-date.ts';
import type { ProofDay } from '#domain/counting/count-leave.ts';
import { Button } from '#ui/button.tsx';
import { DatePicker } from '#ui/date-picker.tsx';
import { Select } from '#ui/select.tsx';
import { Textarea } from '#ui/textarea.tsx';
import { toLanguage } from '#web/i18n/language.ts';
import { ProofDays } from '#web/leave/proof-days.tsx';
import { daySentence } from '#words/sentences/proof.ts';
import { DEFAULT_END, DEFAULT_START, type DemoType, demoTypes } from './demo-company.ts';
import { balanceAfter, balanceOf, type DatesOutcome, type DemoStory, readDates } from './demo-story.ts';
import { useDemoPeriod } from './demo-words.tsx';

type Filed = { type: DemoType; startDate: PlainDate; endDate: PlainDate; note: string };

type CreateRequestProps = { story: DemoStory; onSubmit: (filed: Filed) => void; onCancel: () => void };

export function CreateRequest({ story, onSubmit, onCancel }: CreateRequestProps) {
  const { t } = useTranslation('demo');
  const [start, setStart] = useState<PlainDate | null>(DEFAULT_START);
  const [end, setEnd] = useState<PlainDate | null>(DEFAULT_END);
  const [type, setType] = useState<DemoType>('paid_leave');
  const [note, setNote] = useState('');
  const form = useRef<HTMLFormElement>(null);
  const dates = readDates(story, start, end);
  const sentence = useProblemSentence(dates);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    // A date that cannot be read is known to its own field only, which says so.
    const wrong = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    if (wrong) wrong.focus();
    else if (dates.ok) onSubmit({ type, startDate: dates.startDate, endDate: dates.endDate, note });
  };
  const isAboutStart = !dates.ok && dates.problem === 'start_missing';
  return (
    <form ref={form} noValidate onSubmit={submit} className="grid gap-6 md:grid-cols-[1fr_16rem]">
      <div className="flex flex-col gap-5">
        <div className="grid gap-5 sm:grid-cols-2">
          <DatePicker
            label={t('request.start')}
            value={start}
            onChange={(day) => setStart(day === null ? null : parsePlainDate(day))}
            error={isAboutStart ? sentence : undefined}
          />
          <DatePicker
            label={t('request.end')}
            value={end}
            onChange={(day) => setEnd(day === null ? null : parsePlainDate(day))}
            error={isAboutStart ? undefined : sentence}
          />
        </div>
        <Select
          label={t('request.type')}
          value={type}
          onChange={({ target }) => setType(demoTypes.find((one) => one === target.value) ?? type)}
          options={demoTypes.map((value) => ({ value, label: t(`types.${value}`) }))}
        />
        <Textarea
          label={t('request.note')}
          optional
          maxLength={500}
          value={note}
          onChange={({ target }) => setNote(target.value)}
        />
      </div>
      <Summary story={story} type={type} dates={dates} />
      <div className="flex flex-wrap gap-3 md:col-span-2">
        <Button type="submit">{t('request.submit')}</Button>
        <Button variant="secondary" onClick={onCancel}>
          {t('request.cancel')}
        </Button>
      </div>
    </form>
  );
}

function useProblemSentence(dates: DatesOutcome): string | undefined {
  const { t } = useTranslation('demo');
  const period = useDemoPeriod();
  if (dates.ok) return undefined;
  return t(`problems.${dates.problem}`, { period: dates.other ? period(dates.other) : '' });
}

type SummaryProps = { story: DemoStory; type: DemoType; dates: DatesOutcome };

function Summary({ story, type, dates }: SummaryProps) {
  const { t, i18n } = useTranslation('demo');
  const language = toLanguage(i18n.language);
  const words = (day: ProofDay) => ({ ...day, sentence: daySentence(day, language) });
  const after = dates.ok ? balanceAfter(story, { type, days: dates.count.days }) : null;
  return (
    <section aria-labelledby="demo-summary" className="flex flex-col gap-4 rounded-md bg-sunken p-4">
      <h3 id="demo-summary" className="font-semibold">
        {t('request.summary')}
      </h3>
      <dl aria-live="polite" className="flex flex-col gap-3">
        <div>
          <dt className="text-sm text-muted">{t('request.total')}</dt>
          <dd className="text-xl font-semibold tabular-nums">
            {dates.ok ? t('workingDays', { count: dates.count.days }) : '—'}
          </dd>
        </div>
        <div>
          <dt className="text-sm text-muted">{t('request.balance')}</dt>
          <dd className="flex flex-wrap items-center gap-x-2 text-xl font-semibold tabular-nums">
            {t('days', { count: balanceOf(story) })}
            {after !== null && (
              <>
                <ArrowRight className="size-4 shrink-0 text-muted" aria-hidden="true" />
                <span className="sr-only">{t('request.thenLeft')}</span>
                <span className={after < 0 ? 'text-coral' : undefined}>{t('days', { count: after })}</span>
              </>
            )}
          </dd>
          {type !== 'paid_leave' && <dd className="text-sm text-muted">{t('request.noCounter')}</dd>}
          {after !== null && after < 0 && <dd className="text-sm text-pending">{t('request.beyond')}</dd>}
        </div>
      </dl>
      <p className="text-sm text-muted">{t('request.week')}</p>
      {dates.ok && (
        <details>
          <summary className="inline-flex min-h-9 cursor-pointer items-center text-sm font-medium text-sea">
            {t('request.proof')}
          </summary>
          <div className="pt-2">
            <ProofDays days={dates.count.proof.map(words)} label={t('request.proof')} />
          </div>
        </details>
      )}
    </section>
  );
}
