import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { useTranslation } from 'react-i18next';
import { Button } from './button.tsx';

type PaginationProps = { page: number; pageCount: number; onPage: (page: number) => void };

export function Pagination({ page, pageCount, onPage }: PaginationProps) {
  const { t } = useTranslation('ui');
  return (
    <nav aria-label={t('pagination.label')} className="flex items-center justify-between gap-3">
      <Button
        variant="secondary"
        size="sm"
        disabled={page <= 1}
        onClick={() => onPage(page - 1)}
        icon={<ChevronLeft className="size-4" aria-hidden="true" />}
      >
        {t('pagination.previous')}
      </Button>
      <p aria-live="polite" className="text-sm text-muted tabular-nums">
        {t('pagination.position', { page, pageCount })}
      </p>
      <Button variant="secondary" size="sm" disabled={page >= pageCount} onClick={() => onPage(page + 1)}>
        {t('pagination.next')}
        <ChevronRight className="size-4" aria-hidden="true" />
      </Button>
    </nav>
  );
}
