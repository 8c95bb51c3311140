import ArrowLeft from 'lucide-react/icons/arrow-left';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import { PAGES } from '#contract/pages.ts';
import { Card } from '#ui/card.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { PageTitle } from '#web/page-title.tsx';
import { PeopleImportForm } from './people-import-form.tsx';

/** The same table as in the first hour, for whoever comes later. */
export function PeopleImportPage() {
  const { t } = useTranslation(['people-imports', 'pages', 'tables', 'ui']);
  const navigate = useNavigate();
  return (
    <div className="mx-auto flex max-w-6xl flex-col gap-6">
      <PageTitle title={t('pages:peopleImport.name')} />
      <p>
        <Link
          to={PAGES.users.path}
          className="inline-flex min-h-9 items-center gap-2 text-muted hover:text-ink"
        >
          <ArrowLeft className="size-4" aria-hidden="true" />
          {t('pages:users.name')}
        </Link>
      </p>
      <PageHeader title={t('pages:peopleImport.name')} lead={t('people-imports:lead')} />
      <Card>
        <PeopleImportForm onDone={() => navigate(PAGES.users.path)} />
      </Card>
    </div>
  );
}
