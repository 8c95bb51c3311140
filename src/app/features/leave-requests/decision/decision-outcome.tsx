import { useTranslation } from 'react-i18next';
import { isRejected } from '#domain/leave-requests/request-states.ts';
import { Banner } from '#ui/banner.tsx';
import { ApiError } from '#web/api/api-error.ts';
import { useErrorSentence } from '#web/api/use-error-sentence.ts';
import { useInstants } from '#web/clock/use-instants.ts';
import type { DecisionView } from './decision-view.ts';

type DecisionOutcomeProps = { view: DecisionView; done: boolean; error: unknown };

/** What was decided, by whom, or why nothing was. */
export function DecisionOutcome({ view, done, error }: DecisionOutcomeProps) {
  const { t } = useTranslation('leave-requests');
  const sentence = useErrorSentence();
  const { instant } = useInstants(view.timeZone);
  const { request } = view;
  const name = request.employeeName;
  if (done) {
    return (
      <Banner
        tone="success"
        title={t(`decision.done.${isRejected(request.status) ? 'rejected' : 'approved'}`)}
      >
        {t('decision.done.told', { name })}
      </Banner>
    );
  }
  if (!view.decidable) {
    return (
      <Banner tone="info" title={t(`decision.closed.${request.status}`)}>
        {request.decidedBy && request.decidedAt
          ? t('decision.closed.by', { name: request.decidedBy.name, date: instant(request.decidedAt) })
          : t('decision.closed.nothingToDo')}
      </Banner>
    );
  }
  if (!error) return null;
  const code = error instanceof ApiError ? error.code : null;
  return (
    <Banner
      tone={code === 'changed_meanwhile' ? 'warning' : 'error'}
      title={sentence(error, t('decision.failed'))}
    >
      {code === 'network' && t('decision.nothingSaved')}
      {code === 'changed_meanwhile' && t('decision.readAgain')}
    </Banner>
  );
}
