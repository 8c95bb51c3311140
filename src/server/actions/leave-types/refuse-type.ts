import {
  type TypeChange,
  type TypeRefusal,
  type TypeSituation,
  typeVerdict,
} from '#domain/leave-types/type-change.ts';
import { failureFor, type Reason } from '#server/failure.ts';

const reasons: Readonly<Record<TypeRefusal, Reason>> = {
  type_fixed: { code: 'type_fixed' },
  name_taken: { code: 'type_name_taken' },
  health_confidential: { code: 'validation_failed', fields: { confidential: 'health_confidential' } },
  counter_unfit: { code: 'validation_failed', fields: { counter: 'counter_unfit' } },
  kind_in_use: { code: 'validation_failed', fields: { absence: 'kind_in_use' } },
  absence_in_calendar: { code: 'validation_failed', fields: { inCalendar: 'absence_in_calendar' } },
  nothing_granted: { code: 'validation_failed', fields: { grantedDays: 'nothing_granted' } },
  granted_below_law: { code: 'validation_failed', fields: { grantedDays: 'granted_below_law' } },
  counter_in_use: { code: 'validation_failed', fields: { counter: 'counter_in_use' } },
};

export function refuseType(asked: TypeChange, situation: TypeSituation): void {
  const [first, ...more] = typeVerdict(asked, situation).map((refusal) => reasons[refusal]);
  if (first) throw failureFor([first, ...more]);
}
