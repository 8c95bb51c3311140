import { useTranslation } from 'react-i18next';
import { Navigate, useLocation, useParams } from 'react-router';
import { useTokenFromAddress } from '#app/document/use-token-from-address.ts';
import { loginPathFor } from '#app/frame/session/destination.ts';
import { useStoredSession } from '#web/api/stored-session.ts';
import { PageTitle } from '#web/page-title.tsx';
import { QuietLayout } from '#web/quiet-layout.tsx';
import { DecisionPanel } from './decision-panel.tsx';
import type { Decision } from './decision-view.ts';
import { useMailDecision } from './use-mail-decision.ts';
import { useSessionDecision } from './use-session-decision.ts';

type DecisionPageProps = { id: string; decision: Decision };

/** Where the two links of an approver's mail lead: with its token no login is needed, without it one is. */
export function DecisionPage({ decision }: Pick<DecisionPageProps, 'decision'>) {
  const { id = '' } = useParams();
  return <DecisionOn key={id} id={id} decision={decision} />;
}

function DecisionOn({ id, decision }: DecisionPageProps) {
  const { t } = useTranslation('leave-requests');
  const location = useLocation();
  const session = useStoredSession();
  const token = useTokenFromAddress();
  if (token === undefined) return null;
  if (!token && !session) return <Navigate to={loginPathFor(location)} replace />;
  return (
    <QuietLayout>
      <PageTitle title={t(`decision.${decision}.pageTitle`)} />
      <meta name="referrer" content="no-referrer" />
      <meta name="robots" content="noindex" />
      <div className="mx-auto flex w-full max-w-2xl flex-1 flex-col gap-6 px-4 py-6 sm:py-10">
        {token ? (
          <ByMail id={id} decision={decision} token={token} />
        ) : (
          <BySession id={id} decision={decision} />
        )}
      </div>
    </QuietLayout>
  );
}

function ByMail({ id, decision, token }: DecisionPageProps & { token: string }) {
  const source = useMailDecision(id, token, decision);
  return <DecisionPanel id={id} decision={decision} source={source} navigationState={{ token }} />;
}

function BySession({ id, decision }: DecisionPageProps) {
  const source = useSessionDecision(id, decision);
  return <DecisionPanel id={id} decision={decision} source={source} />;
}
