import type { ReactNode } from 'react';

type PageHeaderProps = { title: string; lead?: ReactNode; badge?: ReactNode; actions?: ReactNode };

export function PageHeader({ title, lead, badge, actions }: PageHeaderProps) {
  return (
    <header className="flex flex-wrap items-start justify-between gap-4">
      <div className="flex min-w-0 flex-1 basis-72 flex-col gap-1.5">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
          <h1 className="text-2xl font-semibold tracking-tight wrap-anywhere sm:text-3xl">{title}</h1>
          {badge}
        </div>
        {lead && <div className="max-w-[64ch] text-muted">{lead}</div>}
      </div>
      {actions && <div className="flex flex-wrap gap-3">{actions}</div>}
    </header>
  );
}
