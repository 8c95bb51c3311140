import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from '#ui/link.tsx';
import { ScrollRegion } from '#ui/scroll-region.tsx';

/** Links of our own stay in the application; others say where they lead by their address. */
function WordsLink({ href = '', children }: ComponentProps<'a'>) {
  if (href.startsWith('/')) {
    return (
      <Link to={href} className="link">
        {children}
      </Link>
    );
  }
  return (
    <a href={href} className="link">
      {children}
    </a>
  );
}

function WordsTable({ children }: ComponentProps<'table'>) {
  const { t } = useTranslation('reading');
  return (
    <ScrollRegion label={t('table')} className="rounded-md border border-line bg-surface">
      <table className="w-full border-collapse text-left text-plain tabular-nums">{children}</table>
    </ScrollRegion>
  );
}

/** How Markdown is set: a measure that reads well, air before a heading, figures that line up. */
export const wordsComponents = {
  h2: ({ id, children }: ComponentProps<'h2'>) => (
    <h2
      id={id}
      tabIndex={-1}
      className="mt-6 scroll-mt-6 font-display text-2xl font-semibold tracking-tight outline-none sm:text-3xl"
    >
      {children}
    </h2>
  ),
  h3: ({ id, children }: ComponentProps<'h3'>) => (
    <h3 id={id} tabIndex={-1} className="mt-3 scroll-mt-6 text-lg font-semibold outline-none">
      {children}
    </h3>
  ),
  p: ({ children }: ComponentProps<'p'>) => <p className="leading-relaxed">{children}</p>,
  ul: ({ children }: ComponentProps<'ul'>) => (
    <ul className="flex list-disc flex-col gap-1.5 pl-6 leading-relaxed marker:text-sea">{children}</ul>
  ),
  ol: ({ children }: ComponentProps<'ol'>) => (
    <ol className="flex list-decimal flex-col gap-1.5 pl-6 leading-relaxed marker:text-muted">{children}</ol>
  ),
  a: WordsLink,
  blockquote: ({ children }: ComponentProps<'blockquote'>) => (
    <blockquote className="border-l-4 border-sun pl-4 text-muted">{children}</blockquote>
  ),
  code: ({ children }: ComponentProps<'code'>) => (
    <code className="rounded-sm bg-sunken px-1 py-0.5 text-[0.9em]">{children}</code>
  ),
  pre: ({ children }: ComponentProps<'pre'>) => (
    <pre className="overflow-x-auto rounded-md border border-line bg-sunken p-4 text-sm">{children}</pre>
  ),
  table: WordsTable,
  th: ({ children }: ComponentProps<'th'>) => (
    <th className="border-b border-line px-4 py-2.5 font-semibold">{children}</th>
  ),
  td: ({ children }: ComponentProps<'td'>) => (
    <td className="border-b border-line px-4 py-2.5 align-top">{children}</td>
  ),
  hr: () => <hr className="border-line" />,
};

export const wordsClass = 'flex max-w-[68ch] flex-col gap-4 text-[1.0625rem]';
