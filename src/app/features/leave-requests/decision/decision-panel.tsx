import { useTranslation } from 'react-i18next';
import { loginPathFor } from '#app/frame/session/destination.ts';
import { GivenTypes } from '#app/leave/use-leave-types.ts';
import { Banner } from '#ui/banner.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { cardClass } from '#ui/card.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { LoadingArea, Skeleton } from '#ui/skeleton.tsx';
import { ApiError } from '#web/api/api-error.ts';
import { LoadError } from '#web/api/load-error.tsx';
import { useStoredSession } from '#web/api/stored-session.ts';
import { requestPath } from '#web/leave/leave-request.ts';
import { DecisionForm } from './decision-form.tsx';
import { DecisionOutcome } from './decision-outcome.tsx';
import { DecisionSubject } from './decision-subject.tsx';
import type { Decision, DecisionSource } from './decision-view.ts';

type DecisionPanelProps = {
  id: string;
  decision: Decision;
  source: DecisionSource;
  /** What the way to the other decision must carry along. */
  navigationState?: { token: string };
};

function isDeadLink(error: unknown): boolean {
  return (
    error instanceof ApiError && ['mail_link_invalid', 'not_found', 'validation_failed'].includes(error.code)
  );
}

export function DecisionPanel({ id, decision, source, navigationState }: DecisionPanelProps) {
  const { t } = useTranslation('leave-requests');
  const { view, loadError } = source;
  if (view) {
    return (
      <>
        <h1 className="font-display text-2xl font-semibold tracking-tight sm:text-3xl">
          {t(`decision.${source.done || !view.decidable ? 'about' : decision}.title`)}
        </h1>
        {view.approver && (
          <p className="-mt-4 text-muted">
            {t('decision.as', { name: view.approver.name, organization: view.approver.organization })}
          </p>
        )}
        <DecisionOutcome view={view} done={source.done} error={source.decideError} />
        {/* Without a login, what is decided is told by its outcome alone. */}
        {(view.decidable || source.done || view.approver === null) && (
          <GivenTypes value={view.types}>
            <DecisionSubject view={view} />
          </GivenTypes>
        )}
        {view.decidable && !source.done ? (
          <DecisionForm
            id={id}
            decision={decision}
            overriding={decision === 'approve' && view.coverage.blackouts.length > 0}
            source={source}
            navigationState={navigationState}
          />
        ) : (
          <SeeInApp id={id} />
        )}
      </>
    );
  }
  if (isDeadLink(loadError)) {
    return (
      <>
        <h1 className="sr-only">{t(`decision.${decision}.pageTitle`)}</h1>
        <div className={cardClass}>
          <EmptyState scene="tide" title={t('decision.dead.title')} action={<SeeInApp id={id} />}>
            {t('decision.dead.text')}
          </EmptyState>
        </div>
      </>
    );
  }
  return (
    <>
      <h1 className="sr-only">{t(`decision.${decision}.pageTitle`)}</h1>
      {loadError ? (
        <>
          <LoadError
            error={loadError}
            otherwise={t('page.loadFailed')}
            onRetry={source.retry}
            retrying={source.retrying}
          />
          <Banner tone="info">{t('decision.offline')}</Banner>
        </>
      ) : (
        <LoadingArea label={t('page.loading')}>
          <div className="flex flex-col gap-4">
            <Skeleton className="h-9 w-3/4" />
            <Skeleton className="h-64 rounded-md!" />
          </div>
        </LoadingArea>
      )}
    </>
  );
}

/** Into the app: straight to the request for who is logged in, through the login for who is not. */
function SeeInApp({ id }: { id: string }) {
  const { t } = useTranslation('leave-requests');
  const session = useStoredSession();
  const path = requestPath(id);
  return (
    <ButtonLink
      to={session ? path : loginPathFor({ pathname: path, search: '', hash: '' })}
      variant="secondary"
      className="self-start"
    >
      {t(session ? 'decision.open' : 'decision.logIn')}
    </ButtonLink>
  );
}
