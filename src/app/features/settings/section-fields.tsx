import { BalanceFields } from './balance-fields.tsx';
import { CountingFields } from './counting-fields.tsx';
import { ExtraDayFields } from './extra-day-fields.tsx';
import { HolidayFields } from './holiday-fields.tsx';
import type { LeaveSectionName } from './leave-sections.ts';
import { PaidLeaveFields } from './paid-leave-fields.tsx';
import { PlaceFields } from './place-fields.tsx';
import { ReadingFields } from './reading-fields.tsx';
import { RttFields } from './rtt-fields.tsx';
import type { LeaveSettingsForm } from './use-leave-settings-form.ts';

type SectionFieldsProps = { section: LeaveSectionName; form: LeaveSettingsForm; thisYear: number };

export function SectionFields({ section, form, thisYear }: SectionFieldsProps) {
  switch (section) {
    case 'counting':
      return <CountingFields form={form} />;
    case 'place':
      return <PlaceFields form={form} />;
    case 'holidays':
      return <HolidayFields form={form} thisYear={thisYear} />;
    case 'paid-leave':
      return <PaidLeaveFields form={form} />;
    case 'balances':
      return <BalanceFields form={form} />;
    case 'rtt':
      return <RttFields form={form} />;
    case 'extra-days':
      return <ExtraDayFields form={form} />;
    case 'readings':
      return <ReadingFields form={form} />;
  }
}
