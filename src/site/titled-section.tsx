import type { ReactNode } from 'react';

/** A part of a public page, named by its heading. */
export function TitledSection({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={`${id}-title`} className="flex flex-col gap-5">
      <h2 id={`${id}-title`} className="font-display text-3xl font-semibold tracking-tight">
        {title}
      </h2>
      {children}
    </section>
  );
}
