import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CardBoundary } from '#app/frame/boundaries.tsx';
import { PAGES } from '#contract/pages.ts';
import { ButtonLink } from '#ui/button.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { useToast } from '#ui/toast.tsx';
import { PageTitle } from '#web/page-title.tsx';
import { ImportForm } from './import-form.tsx';
import { PastImports } from './past-imports.tsx';

/** Starting from somewhere else: everyone's balances from a table, and the way back. */
export function BalanceImportsPage() {
  // The texts of the file source come along: waiting for them later would empty the page for a moment.
  const { t } = useTranslation(['balance-imports', 'pages', 'tables']);
  const toast = useToast();
  const [done, setDone] = useState(0);
  return (
    <div className="mx-auto flex max-w-6xl flex-col gap-6">
      <PageTitle title={t('pages:balanceImport.name')} />
      <PageHeader
        title={t('pages:balanceImport.name')}
        lead={t('balance-imports:lead')}
        actions={
          <ButtonLink variant="secondary" to={PAGES.users.path}>
            {t('balance-imports:back')}
          </ButtonLink>
        }
      />
      <CardBoundary>
        <ImportForm
          key={done}
          onApplied={({ name, lineCount }) => {
            toast({ title: t('balance-imports:done', { count: lineCount, name }) });
            setDone(done + 1);
          }}
        />
      </CardBoundary>
      <CardBoundary>
        <PastImports />
      </CardBoundary>
    </div>
  );
}
