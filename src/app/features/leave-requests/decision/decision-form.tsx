import Check from 'lucide-react/icons/check';
import X from 'lucide-react/icons/x';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { ReasonField } from '#app/leave/reason-field.tsx';
import { Button } from '#ui/button.tsx';
import { ApiError } from '#web/api/api-error.ts';
import { requestPath } from '#web/leave/leave-request.ts';
import type { Decision, DecisionSource } from './decision-view.ts';

type DecisionFormProps = {
  id: string;
  decision: Decision;
  /** Whether an approval sets a period without leave aside. */
  overriding: boolean;
  source: DecisionSource;
  navigationState?: { token: string };
};

/** One button decides; saying no, or yes in spite of a period without leave, asks for the reason first. */
export function DecisionForm({ id, decision, overriding, source, navigationState }: DecisionFormProps) {
  const { t } = useTranslation(['leave-requests', 'leave', 'ui']);
  const [reason, setReason] = useState('');
  const [missing, setMissing] = useState(false);
  const rejecting = decision === 'reject';
  const asksReason = rejecting || overriding;
  const refused = source.decideError instanceof ApiError ? source.decideError.fields.reason : undefined;
  const other = rejecting ? 'approve' : 'reject';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (source.deciding) return;
    if (asksReason && reason.trim() === '') setMissing(true);
    else source.decide(reason.trim());
  };
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-5">
      {asksReason && (
        <ReasonField
          key={decision}
          label={t(rejecting ? 'leave:reject.reason' : 'leave:override.reason')}
          value={reason}
          onChange={(value) => {
            setReason(value);
            setMissing(false);
          }}
          suggestions={rejecting}
          error={missing ? t('ui:field.missing') : refused}
        />
      )}
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <Button
          type="submit"
          size="lg"
          variant={rejecting ? 'danger' : 'primary'}
          icon={
            rejecting ? (
              <X className="size-5" aria-hidden="true" />
            ) : (
              <Check className="size-5" aria-hidden="true" />
            )
          }
          busyLabel={source.deciding && t(`leave-requests:decision.${decision}.busy`)}
          className="max-sm:w-full"
        >
          {t(`leave-requests:decision.${decision}.confirm`)}
        </Button>
        <Link
          to={`${requestPath(id)}/${other}`}
          state={navigationState}
          replace
          className="min-h-6 text-sea underline underline-offset-4"
        >
          {t(`leave-requests:decision.${other}.instead`)}
        </Link>
      </div>
    </form>
  );
}
