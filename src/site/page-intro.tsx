import type { ReactNode } from 'react';

type PageIntroProps = {
  heading: string;
  lead: string;
  /** What belongs to the heading, below it. */
  children?: ReactNode;
};

/** How a public page begins. */
export function PageIntro({ heading, lead, children }: PageIntroProps) {
  return (
    <header className="flex flex-col gap-3">
      <h1 className="font-display text-4xl leading-tight font-semibold tracking-tight sm:text-5xl">
        {heading}
      </h1>
      <p className="max-w-[60ch] text-lg text-muted">{lead}</p>
      {children}
    </header>
  );
}
