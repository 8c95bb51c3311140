import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { FetchedEndpoint } from '#contract/endpoint.ts';
import { useToast } from '#ui/toast.tsx';
import { refreshAfter } from '#web/api/touched-by.ts';
import { useErrorSentence } from '#web/api/use-error-sentence.ts';

type Undoable = {
  /** What was done. */
  title: string;
  /** How long it can be undone, by what the server answered; 0 only tells. */
  seconds: number;
  /** The call that undoes it. */
  endpoint: FetchedEndpoint;
  undo: () => Promise<unknown>;
  /** Whether somebody would have been told by mail. */
  isTold?: boolean;
  onUndone?: () => void;
};

/** Says what was done and, for as long as the server lets it, offers to undo it. */
export function useUndoToast() {
  const { t } = useTranslation('ui');
  const toast = useToast();
  const sentence = useErrorSentence();
  const queryClient = useQueryClient();
  return ({ title, seconds, endpoint, undo, isTold = true, onUndone }: Undoable) => {
    const onAction = async () => {
      try {
        await undo();
        toast({ title: t('toast.undone'), description: isTold ? t('toast.nobodyTold') : undefined });
        onUndone?.();
      } catch (error) {
        // What stands now is on the screen: this only says why.
        toast({ title: sentence(error), tone: 'info' });
      }
      await refreshAfter(queryClient, endpoint);
    };
    toast(seconds > 0 ? { title, seconds, action: { label: t('toast.undo'), onAction } } : { title });
  };
}
