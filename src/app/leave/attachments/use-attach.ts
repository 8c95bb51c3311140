import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { requestAttachmentsEndpoints } from '#contract/request-attachments.ts';
import { LARGEST_FILE, LARGEST_FILE_MB } from '#domain/files/file-limits.ts';
import { call } from '#web/api/call.ts';
import { refreshAfter } from '#web/api/touched-by.ts';
import { useErrorSentence } from '#web/api/use-error-sentence.ts';

type Sent = { readonly requestId: string; readonly files: readonly File[] };

/** One after the other; answers with a sentence for each that was not taken. */
export function useAttach() {
  const { t } = useTranslation('request-files');
  const sentence = useErrorSentence();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ requestId, files }: Sent): Promise<string[]> => {
      const refused: string[] = [];
      for (const file of files) {
        try {
          await call(requestAttachmentsEndpoints.add, {
            params: { id: requestId },
            query: { name: file.name.slice(-120) || 'document' },
            upload: new Uint8Array(await file.arrayBuffer()),
          });
        } catch (error) {
          const why = sentence(error, t('attachments.failed'));
          refused.push(t('attachments.refused', { name: file.name, why }));
        }
      }
      return refused;
    },
    onSettled: () => void refreshAfter(queryClient, requestAttachmentsEndpoints.add),
  });
}

/** What is too large is told before it is sent. */
export function useTooLarge() {
  const { t } = useTranslation('request-files');
  return (files: readonly File[]): string | undefined => {
    const large = files.find(({ size }) => size > LARGEST_FILE);
    return large && t('attachments.tooLarge', { name: large.name, megabytes: LARGEST_FILE_MB });
  };
}
