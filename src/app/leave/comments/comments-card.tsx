import { useQuery } from '@tanstack/react-query';
import Trash2 from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import { requestCommentsEndpoints } from '#contract/request-comments.ts';
import { Avatar } from '#ui/avatar.tsx';
import { Card } from '#ui/card.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { LoadingArea, Skeleton } from '#ui/skeleton.tsx';
import { endpointQuery } from '#web/api/endpoint-query.ts';
import { LoadError } from '#web/api/load-error.tsx';
import type { StoredUser } from '#web/api/stored-session.ts';
import { useInstants } from '#web/clock/use-instants.ts';
import type { LeaveRequest } from '#web/leave/leave-request.ts';
import { CommentForm } from './comment-form.tsx';
import { DeleteCommentDialog } from './delete-comment-dialog.tsx';

type Comment = z.output<typeof requestCommentsEndpoints.list.response>['comments'][number];

type CommentsCardProps = { request: LeaveRequest; reader: StoredUser };

/** What is said about a request; nothing at all for those who may not read it. */
export function CommentsCard({ request, reader }: CommentsCardProps) {
  const { t } = useTranslation('request-files');
  const [leaving, setLeaving] = useState<Comment | null>(null);
  const thread = useQuery(endpointQuery(requestCommentsEndpoints.list, { params: { id: request.id } }));
  if (thread.data?.open === false) return null;
  const comments = thread.data?.comments ?? [];
  return (
    <Card title={t('comments.title')}>
      {thread.isPending && (
        <LoadingArea label={t('comments.loading')}>
          <Skeleton className="h-24" />
        </LoadingArea>
      )}
      {thread.isError && (
        <LoadError
          error={thread.error}
          otherwise={t('comments.loadFailed')}
          onRetry={() => thread.refetch()}
          retrying={thread.isRefetching}
        />
      )}
      {thread.data && (
        <div className="flex flex-col gap-5">
          {comments.length === 0 ? (
            <p className="text-muted">{t('comments.none')}</p>
          ) : (
            <ol aria-label={t('comments.title')} className="flex flex-col gap-5">
              {comments.map((comment) => (
                <CommentLine
                  key={comment.id}
                  comment={comment}
                  own={comment.author.id === reader.id}
                  onDelete={() => setLeaving(comment)}
                />
              ))}
            </ol>
          )}
          <CommentForm
            requestId={request.id}
            hint={
              request.employeeId === reader.id
                ? t('comments.whoReadsOwn')
                : t('comments.whoReads', { name: request.employeeName })
            }
          />
        </div>
      )}
      {leaving && (
        <DeleteCommentDialog requestId={request.id} commentId={leaving.id} onClose={() => setLeaving(null)} />
      )}
    </Card>
  );
}

function CommentLine({ comment, own, onDelete }: { comment: Comment; own: boolean; onDelete: () => void }) {
  const { t } = useTranslation('request-files');
  const { instant } = useInstants();
  return (
    <li className="flex items-start gap-3">
      <Avatar name={comment.author.name} personId={comment.author.id} size="sm" />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-baseline gap-x-2">
          <span className="font-medium wrap-anywhere">{own ? t('comments.you') : comment.author.name}</span>
          <time dateTime={comment.at} className="text-sm text-muted">
            {instant(comment.at)}
          </time>
        </p>
        <p className="text-plain whitespace-pre-line wrap-anywhere">{comment.text}</p>
      </div>
      {comment.removable && (
        <IconButton
          size="sm"
          label={t('comments.delete')}
          icon={<Trash2 className="size-4" aria-hidden="true" />}
          className="-mt-1.5 -mr-2"
          onClick={onDelete}
        />
      )}
    </li>
  );
}
