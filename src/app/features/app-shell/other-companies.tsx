import { useQuery } from '@tanstack/react-query';
import Building2 from 'lucide-react/icons/building-2';
import { useTranslation } from 'react-i18next';
import { useEnterCompany } from '#app/frame/session/use-enter-company.ts';
import { accountantsEndpoints } from '#contract/accountants.ts';
import { endpointQuery } from '#web/api/endpoint-query.ts';

/** The other companies of the same address, each one press away; nothing for who has one alone. */
export function OtherCompanies({ rowClass, onLeave }: { rowClass: string; onLeave: () => void }) {
  const { t } = useTranslation('app');
  const companies = useQuery(endpointQuery(accountantsEndpoints.companies, {}));
  const enter = useEnterCompany();
  const others = (companies.data ?? []).filter(({ current }) => !current);
  if (others.length === 0) return null;
  return (
    <fieldset className="flex max-h-48 flex-col overflow-y-auto border-b border-line px-2 pb-3">
      <legend className="-mx-2 pb-1 text-sm text-muted">{t('otherCompanies')}</legend>
      {others.map(({ organization: { id, name } }) => (
        <button
          key={id}
          type="button"
          disabled={enter.isPending}
          onClick={() => enter.mutate(id, { onSuccess: onLeave })}
          className={rowClass}
        >
          <Building2 className="size-5 shrink-0 text-muted" aria-hidden="true" />
          <span className="min-w-0 wrap-anywhere">{name}</span>
        </button>
      ))}
    </fieldset>
  );
}
