import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { requestAttachmentsEndpoints } from '#contract/request-attachments.ts';
import { Card } from '#ui/card.tsx';
import { LoadingArea, Skeleton } from '#ui/skeleton.tsx';
import { endpointQuery } from '#web/api/endpoint-query.ts';
import { LoadError } from '#web/api/load-error.tsx';
import type { StoredUser } from '#web/api/stored-session.ts';
import { useDayFormats } from '#web/i18n/use-day-formats.ts';
import type { LeaveRequest } from '#web/leave/leave-request.ts';
import { AttachmentLine } from './attachment-line.tsx';
import { DeleteAttachmentDialog } from './delete-attachment-dialog.tsx';
import { FilePicker } from './file-picker.tsx';
import { useAttach, useTooLarge } from './use-attach.ts';

type AttachmentsCardProps = { request: LeaveRequest; reader: StoredUser };

/** What is attached to a request. For those who may neither add nor see any, there is no such card. */
export function AttachmentsCard({ request, reader }: AttachmentsCardProps) {
  const { t } = useTranslation('request-files');
  const days = useDayFormats();
  const [leavingId, setLeavingId] = useState<string | null>(null);
  const list = useQuery(endpointQuery(requestAttachmentsEndpoints.list, { params: { id: request.id } }));
  const isEmpty = list.data && list.data.attachments.length === 0 && list.data.erased === null;
  if (isEmpty && list.data.room === 0) return null;
  const attachments = list.data?.attachments ?? [];
  const leaving = attachments.find(({ id }) => id === leavingId);
  return (
    <Card title={t('attachments.title')}>
      {list.isPending && (
        <LoadingArea label={t('attachments.loading')}>
          <Skeleton className="h-16" />
        </LoadingArea>
      )}
      {list.isError && (
        <LoadError
          error={list.error}
          otherwise={t('attachments.loadFailed')}
          onRetry={() => list.refetch()}
          retrying={list.isRefetching}
        />
      )}
      {list.data && (
        <div className="flex flex-col gap-4">
          {attachments.length > 0 && (
            <ul aria-label={t('attachments.title')} className="flex flex-col gap-2">
              {attachments.map((attachment) => (
                <AttachmentLine
                  key={attachment.id}
                  requestId={request.id}
                  attachment={attachment}
                  onDelete={() => setLeavingId(attachment.id)}
                />
              ))}
            </ul>
          )}
          {list.data.erased && (
            <p className="text-sm text-muted">
              {t('attachments.erased', {
                count: list.data.erased.documents,
                date: days.shortDay(list.data.erased.erasedOn),
              })}
            </p>
          )}
          {list.data.room > 0 && (
            <AddFiles
              requestId={request.id}
              hint={t(hintFor(list.data.medical, request.employeeId === reader.id), {
                name: request.employeeName,
              })}
            />
          )}
        </div>
      )}
      {leaving && (
        <DeleteAttachmentDialog
          requestId={request.id}
          attachmentId={leaving.id}
          name={leaving.name ?? ''}
          onClose={() => setLeavingId(null)}
        />
      )}
    </Card>
  );
}

function hintFor(medical: boolean, own: boolean) {
  if (medical) return own ? 'attachments.medicalOwn' : 'attachments.medical';
  return own ? 'attachments.whoReadsOwn' : 'attachments.whoReads';
}

function AddFiles({ requestId, hint }: { requestId: string; hint: string }) {
  const { t } = useTranslation('request-files');
  const { state } = useLocation();
  const attach = useAttach();
  const tooLarge = useTooLarge();
  const [large, setLarge] = useState<string | undefined>();
  const refused = attach.data ?? notAttached(state);
  return (
    <FilePicker
      hint={hint}
      error={large ?? (refused.length > 0 ? refused.join(' ') : undefined)}
      busyLabel={attach.isPending && t('attachments.sending')}
      onPick={(files) => {
        const told = tooLarge(files);
        setLarge(told);
        if (!told) attach.mutate({ requestId, files });
      }}
    />
  );
}

/** What the page before could not attach to the request that it filed. */
function notAttached(state: unknown): string[] {
  const given =
    typeof state === 'object' && state !== null && 'notAttached' in state ? state.notAttached : [];
  return Array.isArray(given) ? given.map(String) : [];
}
