import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { pathOf } from '#contract/page-path.ts';
import { PAGES } from '#contract/pages.ts';
import { Avatar } from '#ui/avatar.tsx';

type PersonLineProps = { person: { id: string; name: string }; badge?: ReactNode; children: ReactNode };

/** A person, who leads to their sheet, and what is said of them. */
export function PersonLine({ person, badge, children }: PersonLineProps) {
  return (
    <div className="flex min-w-0 flex-1 basis-72 items-start gap-3">
      <Avatar name={person.name} personId={person.id} />
      <div className="flex min-w-0 flex-col gap-0.5">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-medium wrap-anywhere">
          <Link
            to={pathOf(PAGES.person, { id: person.id })}
            className="underline decoration-line-strong underline-offset-4 hover:decoration-current"
          >
            {person.name}
          </Link>
          {badge}
        </p>
        {children}
      </div>
    </div>
  );
}
