import { useTranslation } from 'react-i18next';
import { Link } from '#ui/link.tsx';

export type Crumb = { readonly label: string; readonly to: string };

/** Where a page stands: the way down to it, and itself without a link. */
export function Breadcrumb({ way, here }: { way: readonly Crumb[]; here: string }) {
  const { t } = useTranslation('common');
  return (
    <nav aria-label={t('breadcrumb')} className="text-sm text-muted">
      <ol className="flex flex-wrap gap-x-2">
        {way.map(({ label, to }) => (
          <li key={to} className="after:ml-2 after:content-['›']">
            <Link to={to} className="underline underline-offset-4 hover:text-ink">
              {label}
            </Link>
          </li>
        ))}
        <li aria-current="page" className="min-w-0 truncate">
          {here}
        </li>
      </ol>
    </nav>
  );
}
