import CalendarDays from 'lucide-react/icons/calendar-days';
import Check from 'lucide-react/icons/check';
import CircleCheck from 'lucide-react/icons/circle-check';
import Clock from 'lucide-react/icons/clock';
import Users from 'lucide-react/icons/users';
import X from 'lucide-react/icons/x';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Avatar } from '#ui/avatar.tsx';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { cardClass } from '#ui/card.tsx';
import { classNames } from '#ui/class-names.ts';
import { FigureStrip } from '#ui/figure-strip.tsx';
import { SampleLegend } from '../sample/sample-legend.tsx';
import { SampleMonth } from '../sample/sample-month.tsx';
import {
  absencesAfter,
  peopleAway,
  SAMPLE_FIRST,
  SAMPLE_LENGTH,
  SAMPLE_TODAY,
  SAMPLE_WEEK_END,
  type SampleDecision,
  type WaitingKey,
  waitingRequests,
} from './sample-team.ts';

const iconClass = 'size-4 shrink-0';

/** A manager's morning with an invented team: what is pressed here changes this page and nothing else. */
export function SampleDashboard() {
  const { t } = useTranslation('home');
  const [decisions, setDecisions] = useState<Partial<Record<WaitingKey, SampleDecision>>>({});
  const [said, setSaid] = useState('');
  const outcome = useRef<HTMLParagraphElement>(null);
  const absences = absencesAfter(decisions);
  const waiting = waitingRequests.filter(({ key }) => decisions[key] === undefined);

  const tell = (sentence: string) => {
    setSaid(sentence);
    // The pressed button goes away with its request: the focus waits where the outcome is told.
    outcome.current?.focus();
  };
  const decide = (key: WaitingKey, name: string, decision: SampleDecision) => {
    setDecisions({ ...decisions, [key]: decision });
    tell(t(`example.done.${decision}`, { name }));
  };
  const tiles = [
    { key: 'pending', value: waiting.length, Icon: Clock },
    { key: 'awayToday', value: peopleAway(absences, SAMPLE_TODAY, SAMPLE_TODAY), Icon: Users },
    { key: 'awayWeek', value: peopleAway(absences, SAMPLE_FIRST, SAMPLE_WEEK_END), Icon: CalendarDays },
    {
      key: 'approved',
      value: absences.filter(({ status }) => status === 'approved').length,
      Icon: CircleCheck,
    },
  ] as const;
  return (
    <div className={classNames(cardClass, 'flex flex-col gap-4 bg-paper p-3 sm:p-5')}>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div>
          <p className="text-xl font-semibold">{t('example.welcome')}</p>
          <p className="text-sm text-muted">{t('example.today')}</p>
        </div>
        <div className="flex flex-wrap gap-2">
          <Badge tone="sea">{t('example.organization')}</Badge>
          <Badge tone="amber">{t('example.label')}</Badge>
        </div>
      </div>
      <FigureStrip
        figures={tiles.map(({ key, value, Icon }) => ({
          label: t(`example.tiles.${key}`),
          value: String(value),
          icon: <Icon className={iconClass} aria-hidden="true" />,
        }))}
      />
      <div className="grid items-start gap-5 lg:grid-cols-[21rem_1fr]">
        <section className={cardClass} aria-labelledby="sample-waiting">
          <h3 id="sample-waiting" className="border-b border-line px-4 py-3 font-semibold">
            {t('example.toDecide')}
          </h3>
          <div className="flex flex-col gap-4 p-4">
            <p ref={outcome} tabIndex={-1} role="status" className={said === '' ? 'sr-only' : 'text-sm'}>
              {said}
            </p>
            {waiting.map(({ key, absence: { employeeName: name } }) => (
              <div key={key} className="flex flex-col gap-3">
                <div className="flex items-center gap-3">
                  <Avatar name={name} />
                  <div className="min-w-0">
                    <p className="font-medium">{name}</p>
                    <p className="text-sm text-muted">{t(`example.what.${key}`)}</p>
                  </div>
                </div>
                <div className="flex flex-wrap gap-2">
                  <Button
                    size="sm"
                    className="max-sm:min-h-11 max-sm:flex-1"
                    aria-label={t('example.approveNamed', { name })}
                    icon={<Check className={iconClass} aria-hidden="true" />}
                    onClick={() => decide(key, name, 'approved')}
                  >
                    {t('example.approve')}
                  </Button>
                  <Button
                    size="sm"
                    variant="secondary"
                    className="max-sm:min-h-11 max-sm:flex-1"
                    aria-label={t('example.refuseNamed', { name })}
                    icon={<X className={iconClass} aria-hidden="true" />}
                    onClick={() => decide(key, name, 'rejected')}
                  >
                    {t('example.refuse')}
                  </Button>
                </div>
              </div>
            ))}
            {waiting.length === 0 && (
              <div className="flex flex-col items-start gap-3">
                <p className="text-muted">{t('example.nothing')}</p>
                <Button
                  size="sm"
                  variant="secondary"
                  onClick={() => {
                    setDecisions({});
                    tell('');
                  }}
                >
                  {t('example.again')}
                </Button>
              </div>
            )}
          </div>
        </section>
        <section className={cardClass} aria-labelledby="sample-calendar">
          <h3 id="sample-calendar" className="border-b border-line px-4 py-3 font-semibold">
            {t('example.calendar')}
          </h3>
          <div className="flex flex-col gap-4 p-3 sm:p-5">
            <SampleMonth
              caption={t('example.calendar')}
              first={SAMPLE_FIRST}
              length={SAMPLE_LENGTH}
              today={SAMPLE_TODAY}
              absences={absences}
            />
            <SampleLegend />
          </div>
        </section>
      </div>
    </div>
  );
}
