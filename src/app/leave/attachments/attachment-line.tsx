import { useMutation } from '@tanstack/react-query';
import FileLock2 from 'lucide-react/icons/file-lock-2';
import FileText from 'lucide-react/icons/file-text';
import Image from 'lucide-react/icons/image';
import Trash2 from 'lucide-react/icons/trash-2';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import { requestAttachmentsEndpoints } from '#contract/request-attachments.ts';
import { FieldError } from '#ui/field.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { download } from '#web/api/download.ts';
import { useErrorSentence } from '#web/api/use-error-sentence.ts';
import { useInstants } from '#web/clock/use-instants.ts';

type Attachment = z.output<typeof requestAttachmentsEndpoints.list.response>['attachments'][number];

type AttachmentLineProps = {
  requestId: string;
  attachment: Attachment;
  onDelete: () => void;
  /** Where lines of several absences stand together: which one. */
  absence?: ReactNode;
};

/** Its name is the way to it; whoever may not open it sees that it is there. */
export function AttachmentLine({ requestId, attachment, onDelete, absence }: AttachmentLineProps) {
  const { t } = useTranslation('request-files');
  const { day } = useInstants();
  const sentence = useErrorSentence();
  const open = useMutation({
    mutationFn: () =>
      download(requestAttachmentsEndpoints.read, { params: { id: requestId, attachmentId: attachment.id } }),
  });
  const { openable, kind, name, size, addedAt, addedBy } = attachment;
  const Icon = openable ? (kind === 'pdf' ? FileText : Image) : FileLock2;
  const about = [
    t('attachments.size', { amount: Math.max(0.1, Math.round(size / 104_857.6) / 10) }),
    t('attachments.addedBy', { name: addedBy.name, day: day(addedAt) }),
  ];
  return (
    <li className="flex items-center gap-3">
      <Icon className="size-5 shrink-0 text-muted" aria-hidden="true" />
      <div className="min-w-0 flex-1">
        {openable ? (
          <button
            type="button"
            className="inline-flex min-h-11 items-center text-left link wrap-anywhere sm:pointer-fine:min-h-6"
            aria-busy={open.isPending || undefined}
            onClick={() => open.mutate()}
          >
            {name}
          </button>
        ) : (
          <p>{t('attachments.locked')}</p>
        )}
        {absence && <p className="text-sm">{absence}</p>}
        <p className="text-sm text-muted">{about.join(' · ')}</p>
        {open.isError && (
          <div role="alert">
            <FieldError text={sentence(open.error, t('attachments.openFailed'))} />
          </div>
        )}
      </div>
      {attachment.removable && (
        <IconButton
          size="sm"
          label={t('attachments.delete', { name })}
          icon={<Trash2 className="size-4" aria-hidden="true" />}
          className="-mr-2"
          onClick={onDelete}
        />
      )}
    </li>
  );
}
