import { useTranslation } from 'react-i18next';
import { Badge } from '#ui/badge.tsx';
import { PagedRows } from '#ui/paged-rows.tsx';
import { type Column, Table } from '#ui/table.tsx';
import { useLeaveWords } from '#web/leave/use-leave-words.ts';
import type { PlanStep, Program } from './sending.ts';

type Key = 'person' | 'employee' | 'deed' | 'code' | 'type' | 'period';

const tones = { add: 'approved', change: 'pending', delete: 'rejected' } as const;

/** The columns that a plan and its result share. */
export function useStepColumns<Step extends PlanStep>(program: Program): readonly Column<Step, Key>[] {
  const { t } = useTranslation('payroll-sending');
  const words = useLeaveWords();
  return [
    { key: 'person', header: t('columns.person'), rowHeader: true, cell: ({ user }) => user.name },
    {
      key: 'deed',
      header: t('columns.deed'),
      corner: true,
      cell: ({ deed }) => <Badge tone={tones[deed]}>{t(`deeds.${deed}`)}</Badge>,
    },
    {
      key: 'employee',
      header: t(`columns.employee.${program}`),
      cell: ({ employee }) => <span className="wrap-anywhere">{employee}</span>,
    },
    {
      key: 'code',
      header: t('columns.code'),
      // Short at Silae, and of one piece; PayFit’s names are long.
      cell: ({ code }) => (
        <span className={program === 'silae' ? 'whitespace-nowrap' : 'wrap-anywhere'}>{code}</span>
      ),
    },
    { key: 'type', header: t('columns.type'), cell: ({ typeName }) => typeName },
    { key: 'period', header: t('columns.period'), cell: (step) => words.shortPeriod(step) },
  ];
}

export function stepKey({ deed, employee, code, startDate, startHalf, endDate }: PlanStep): string {
  return [deed, employee, code, startDate, startHalf, endDate].join(' ');
}

export function StepsTable({ steps, program }: { steps: readonly PlanStep[]; program: Program }) {
  const { t } = useTranslation('payroll-sending');
  const columns = useStepColumns<PlanStep>(program);
  return (
    <PagedRows rows={steps}>
      {(shown) => <Table caption={t('plan.caption')} rows={shown} rowKey={stepKey} columns={columns} />}
    </PagedRows>
  );
}
