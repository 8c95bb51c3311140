import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useLeaveTypes } from '#app/leave/use-leave-types.ts';
import { PAGES } from '#contract/pages.ts';
import { TEXT_FIELDS } from '#domain/leave-requests/request-fields.ts';
import { panelClass } from '#ui/card.tsx';
import { classNames } from '#ui/class-names.ts';
import { Textarea } from '#ui/textarea.tsx';
import { requestPath } from '#web/leave/leave-request.ts';
import { LeaveCalendar } from './calendar/leave-calendar.tsx';
import type { FieldErrors } from './form-errors.ts';
import { HalfDayChoice } from './half-day-choice.tsx';
import { OverrideReason } from './override-reason.tsx';
import { type RequestFields, withType } from './request-fields.ts';
import { TypeChoice } from './type-choice.tsx';
import { TypedEnds } from './typed-ends.tsx';
import type { PreviewState } from './use-preview.ts';
import { type Recordable, WhoseLeave } from './whose-leave.tsx';
import { WrittenDates } from './written-dates.tsx';

type RequestFormProps = {
  id: string;
  fields: RequestFields;
  change: (fields: RequestFields) => void;
  state: PreviewState;
  errors: FieldErrors;
  /** Absent where the person cannot be chosen: an employee's own request, or one that is there already. */
  recordable?: Recordable;
  /** The request that is being edited. */
  requestId?: string;
  onSubmit: () => void;
  /** What stands above the fields: a restored draft, a refusal. */
  notices?: ReactNode;
  /** What stands below the fields: documents that go with it. */
  files?: ReactNode;
  /** Where sending and giving up are. */
  actions: ReactNode;
};

/** What takes the focus scrolls clear of the bars at the bottom of a phone. */
const clearOfBars =
  'max-md:[&_button]:scroll-mb-52 max-md:[&_input]:scroll-mb-52 max-md:[&_select]:scroll-mb-52 max-md:[&_textarea]:scroll-mb-52';

export function RequestForm(props: RequestFormProps) {
  const { fields, change, state, errors, recordable } = props;
  const { t } = useTranslation('leave-requests');
  const { types } = useLeaveTypes();
  const typeWith = (id: string) => types?.find((one) => one.id === id);
  const type = typeWith(fields.type);
  const asksJustification = type?.asksJustification === true && fields.forId === null;
  return (
    <form
      id={props.id}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        props.onSubmit();
      }}
      aria-label={t('form.label')}
      className={classNames(panelClass, clearOfBars)}
    >
      <div className="flex flex-col gap-6 p-4 sm:p-5">
        {props.notices}
        {recordable?.enabled && (
          <div className="flex flex-col gap-1.5">
            <WhoseLeave
              recordable={recordable}
              value={fields.forId}
              onChange={(forId) => change({ ...fields, forId })}
              error={errors.whose}
            />
            <Link
              to={PAGES.recordSeveral.path}
              className="inline-flex min-h-11 items-center self-start text-sm link"
            >
              {t('form.whose.several')}
            </Link>
          </div>
        )}
        <TypeChoice
          value={fields.type}
          onChange={(type) => change(withType(fields, type, typeWith(type)?.halfDays ?? true))}
          error={errors.type}
        />
        <div className="flex flex-col gap-4">
          <LeaveCalendar
            fields={fields}
            change={change}
            chosen={state.chosen}
            requestId={props.requestId ?? null}
          />
          <div className="flex flex-col gap-1.5">
            <TypedEnds fields={fields} change={change} error={errors.dates} />
            {state.preview?.overlap && errors.dates && (
              <Link to={requestPath(state.preview.overlap.id)} className="self-start text-sm link">
                {t('form.seeOverlap')}
              </Link>
            )}
          </div>
          {type?.halfDays !== false && <HalfDayChoice fields={fields} change={change} />}
          <WrittenDates fields={fields} change={change} />
          {fields.forId !== null && state.preview && state.preview.coverage.blackouts.length > 0 && (
            <OverrideReason
              blackouts={state.preview.coverage.blackouts}
              value={fields.overrideReason}
              onChange={(overrideReason) => change({ ...fields, overrideReason })}
              error={errors.override}
            />
          )}
        </div>
        {TEXT_FIELDS.map((field) => {
          const justifies = field === 'note' && asksJustification;
          return (
            <Textarea
              key={field}
              label={t(justifies ? 'form.justification' : `form.${field}`)}
              hint={t(
                justifies
                  ? 'form.justificationHint'
                  : field === 'note' && type?.aboutHealth
                    ? 'form.noteHealthHint'
                    : `form.${field}Hint`,
              )}
              optional={!justifies}
              maxLength={2000}
              value={fields[field]}
              onChange={({ target }) => change({ ...fields, [field]: target.value })}
              error={errors[field]}
            />
          );
        })}
        {props.files}
      </div>
      {props.actions}
    </form>
  );
}
