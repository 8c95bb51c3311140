import Check from 'lucide-react/icons/check';
import MessageSquare from 'lucide-react/icons/message-square';
import X from 'lucide-react/icons/x';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Avatar } from '#ui/avatar.tsx';
import { Button } from '#ui/button.tsx';
import { cardClass } from '#ui/card.tsx';
import { classNames } from '#ui/class-names.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { DemoCommentForm } from './comment-form.tsx';
import { type DemoRequest, MANAGER } from './demo-company.ts';
import { balanceAfter, type DemoStory } from './demo-story.ts';
import { DemoComments, DemoTypeName, useDemoPeriod } from './demo-words.tsx';

type Decision = 'approved' | 'rejected';

type ManagerApprovalProps = {
  story: DemoStory;
  onDecide: (id: number, decision: Decision) => void;
  onComment: (id: number, text: string) => void;
  onRestart: () => void;
};

export function ManagerApproval({ story, onDecide, onComment, onRestart }: ManagerApprovalProps) {
  const { t } = useTranslation('demo');
  const period = useDemoPeriod();
  const [said, setSaid] = useState('');
  const outcome = useRef<HTMLParagraphElement>(null);
  const pending = story.filter(({ status }) => status === 'pending');
  const tell = (sentence: string) => {
    setSaid(sentence);
    // The buttons go away with their request: the focus waits where the outcome is told.
    outcome.current?.focus();
  };
  const decide = (request: DemoRequest, decision: Decision) => {
    onDecide(request.id, decision);
    tell(t(`approval.done.${decision}`, { name: request.employee, period: period(request) }));
  };
  return (
    <div className="flex flex-col gap-4">
      <p
        ref={outcome}
        tabIndex={-1}
        role="status"
        className={said === '' ? 'sr-only' : 'rounded-md bg-sea-soft px-4 py-3'}
      >
        {said}
      </p>
      {pending.length === 0 ? (
        <EmptyState
          scene="deckchair"
          headingLevel={3}
          title={t('approval.emptyTitle')}
          action={
            <Button
              variant="secondary"
              onClick={() => {
                onRestart();
                tell(t('approval.restarted'));
              }}
            >
              {t('approval.restart')}
            </Button>
          }
        >
          {t('approval.empty')}
        </EmptyState>
      ) : (
        <ul aria-label={t('approval.list')} className="flex flex-col gap-4">
          {pending.map((request) => (
            <PendingCard
              key={request.id}
              request={request}
              after={balanceAfter(story, request)}
              onDecide={(decision) => decide(request, decision)}
              onComment={(text) => onComment(request.id, text)}
            />
          ))}
        </ul>
      )}
    </div>
  );
}

type PendingCardProps = {
  request: DemoRequest;
  after: number;
  onDecide: (decision: Decision) => void;
  onComment: (text: string) => void;
};

const iconClass = 'size-4 shrink-0';
const buttonClass = 'max-sm:min-h-11 max-sm:flex-1';

function PendingCard({ request, after, onDecide, onComment }: PendingCardProps) {
  const { t } = useTranslation('demo');
  const period = useDemoPeriod();
  const [isCommenting, setCommenting] = useState(false);
  const commentButton = useRef<HTMLButtonElement>(null);
  const names = { name: request.employee, period: period(request) };
  const facts = [
    { key: 'type', value: <DemoTypeName type={request.type} /> },
    { key: 'period', value: period(request) },
    { key: 'duration', value: t('workingDays', { count: request.days }) },
    { key: 'balance', value: t('days', { count: after }) },
  ] as const;
  return (
    <li className={classNames(cardClass, 'flex flex-col gap-4 p-4')}>
      <div className="flex items-center gap-3">
        <Avatar name={request.employee} />
        <p className="font-semibold">{request.employee}</p>
      </div>
      <dl className="grid gap-x-6 gap-y-2 sm:grid-cols-2">
        {facts.map(({ key, value }) => (
          <div key={key}>
            <dt className="text-sm text-muted">{t(`approval.facts.${key}`)}</dt>
            <dd className="font-medium tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      {request.note !== '' && (
        <p className="wrap-anywhere">
          <span className="text-muted">{t('approval.note')}</span> {request.note}
        </p>
      )}
      <DemoComments comments={request.comments} author={MANAGER} />
      {isCommenting && (
        <DemoCommentForm
          onAdd={(text) => {
            onComment(text);
            setCommenting(false);
            commentButton.current?.focus();
          }}
        />
      )}
      <div className="flex flex-wrap gap-2">
        <Button
          size="sm"
          className={buttonClass}
          aria-label={t('approval.approveNamed', names)}
          icon={<Check className={iconClass} aria-hidden="true" />}
          onClick={() => onDecide('approved')}
        >
          {t('approval.approve')}
        </Button>
        <Button
          size="sm"
          variant="secondary"
          className={buttonClass}
          aria-label={t('approval.rejectNamed', names)}
          icon={<X className={iconClass} aria-hidden="true" />}
          onClick={() => onDecide('rejected')}
        >
          {t('approval.reject')}
        </Button>
        <Button
          ref={commentButton}
          size="sm"
          variant="quiet"
          className={buttonClass}
          aria-expanded={isCommenting}
          aria-label={t('approval.commentNamed', names)}
          icon={<MessageSquare className={iconClass} aria-hidden="true" />}
          onClick={() => setCommenting(!isCommenting)}
        >
          {t('approval.comment')}
        </Button>
      </div>
    </li>
  );
}
