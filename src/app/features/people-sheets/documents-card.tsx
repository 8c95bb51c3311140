import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { AttachmentLine } from '#app/leave/attachments/attachment-line.tsx';
import { DeleteAttachmentDialog } from '#app/leave/attachments/delete-attachment-dialog.tsx';
import { requestAttachmentsEndpoints } from '#contract/request-attachments.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { endpointQuery } from '#web/api/endpoint-query.ts';
import { LoadError } from '#web/api/load-error.tsx';
import { requestPath } from '#web/leave/leave-request.ts';
import { useLeaveWords } from '#web/leave/use-leave-words.ts';

const FEW = 8;

/** What was attached to a person's requests. Where there is nothing, it takes no place. */
export function DocumentsCard({ userId }: { userId: string }) {
  const { t } = useTranslation('request-files');
  const words = useLeaveWords();
  const [all, setAll] = useState(false);
  const [leavingId, setLeavingId] = useState<string | null>(null);
  const list = useQuery(endpointQuery(requestAttachmentsEndpoints.listOfPerson, { params: { id: userId } }));
  const documents = list.data ?? [];
  const leaving = documents.find(({ id }) => id === leavingId);
  if (!list.isError && documents.length === 0) return null;
  return (
    <Card title={t('attachments.title')}>
      {list.isError && (
        <LoadError
          error={list.error}
          otherwise={t('attachments.loadFailed')}
          onRetry={() => list.refetch()}
          retrying={list.isRefetching}
        />
      )}
      <ul aria-label={t('attachments.title')} className="flex flex-col gap-4">
        {(all ? documents : documents.slice(0, FEW)).map((document) => (
          <AttachmentLine
            key={document.id}
            requestId={document.request.id}
            attachment={document}
            absence={
              <Link className="link" to={requestPath(document.request.id)}>
                {words.shortPeriod(document.request)}
              </Link>
            }
            onDelete={() => setLeavingId(document.id)}
          />
        ))}
      </ul>
      {!all && documents.length > FEW && (
        <Button size="sm" variant="secondary" className="mt-4" onClick={() => setAll(true)}>
          {t('attachments.showAll')}
        </Button>
      )}
      {leaving && (
        <DeleteAttachmentDialog
          requestId={leaving.request.id}
          attachmentId={leaving.id}
          name={leaving.name ?? ''}
          onClose={() => setLeavingId(null)}
        />
      )}
    </Card>
  );
}
