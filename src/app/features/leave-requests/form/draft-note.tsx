import NotebookPen from 'lucide-react/icons/notebook-pen';
import { useTranslation } from 'react-i18next';

/** Discreet: says that the form is as it was left, and offers to begin again. */
export function DraftNote({ onClear }: { onClear: () => void }) {
  const { t } = useTranslation('leave-requests');
  return (
    <p role="status" className="flex flex-wrap items-center gap-x-2 text-sm text-muted">
      <NotebookPen className="size-4 shrink-0" aria-hidden="true" />
      {t('draft.restored')}
      <button type="button" onClick={onClear} className="min-h-6 rounded-sm link">
        {t('draft.clear')}
      </button>
    </p>
  );
}
