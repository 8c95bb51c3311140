import Download from 'lucide-react/icons/download';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { csvText } from '#contract/csv.ts';
import type { PlainDate } from '#domain/calendar/plain-date.ts';
import { Button } from '#ui/button.tsx';
import { Select } from '#ui/select.tsx';
import { useDayFormats } from '#web/i18n/use-day-formats.ts';
import type { CalendarAbsence } from '#web/leave/leave-request.ts';
import { SampleLegend } from '../sample/sample-legend.tsx';
import { SampleMonth } from '../sample/sample-month.tsx';
import { DEMO_MONTH_LENGTH, type DemoRequest, demoMonths, drawnAs, STARTING_MONTH } from './demo-company.ts';
import { absencesOfMonth, type DemoStory } from './demo-story.ts';

function toAbsence({ id, employee, type, status, startDate, endDate }: DemoRequest): CalendarAbsence[] {
  if (status === 'rejected') return [];
  return [
    {
      id: String(id),
      employeeId: employee,
      employeeName: employee,
      type: drawnAs[type],
      status,
      startDate,
      startHalf: 'am',
      endDate,
      endHalf: 'pm',
      atWork: false,
    },
  ];
}

export function TeamCalendar({ story }: { story: DemoStory }) {
  const { t } = useTranslation(['demo', 'ui']);
  const { monthAndYear } = useDayFormats();
  const [month, setMonth] = useState<PlainDate>(STARTING_MONTH);
  const absences = absencesOfMonth(story, month);

  const download = () => {
    const columns = (['employee', 'type', 'start', 'end', 'days', 'status'] as const).map((column) =>
      t(`demo:calendar.columns.${column}`),
    );
    const rows = absences.map(({ employee, type, startDate, endDate, days, status }) => [
      employee,
      t(`demo:types.${type}`),
      startDate,
      endDate,
      String(days),
      t(`ui:status.${status}`),
    ]);
    keep(`relache-demo-${month.slice(0, 7)}.csv`, csvText([columns, ...rows]));
  };
  return (
    <div className="flex flex-col gap-5">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <Select
          label={t('demo:calendar.month')}
          value={month}
          onChange={({ target }) => setMonth(demoMonths.find((one) => one === target.value) ?? month)}
          options={demoMonths.map((value) => ({ value, label: monthAndYear(value) }))}
          className="w-44"
        />
        <Button
          variant="secondary"
          icon={<Download className="size-4" aria-hidden="true" />}
          onClick={download}
        >
          {t('demo:calendar.export')}
        </Button>
      </div>
      <SampleMonth
        caption={t('demo:calendar.caption', { month: monthAndYear(month) })}
        first={month}
        length={DEMO_MONTH_LENGTH}
        today={null}
        absences={absences.flatMap(toAbsence)}
      />
      <SampleLegend />
    </div>
  );
}

/** Hands a text to the browser as a file; nothing is asked of any server. */
function keep(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}
