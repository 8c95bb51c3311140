import { createContext, useContext } from 'react';
import { useTranslation } from 'react-i18next';

/** What a page says about itself in its head. */
export interface PageHead {
  readonly title: string;
  readonly description?: string;
  /** For people who were sent there, not for those who search. */
  readonly isUnlisted?: boolean;
}

/** Where a document is written: takes the head down, since its place is before what is being drawn. */
export const HeadWriter = createContext<((head: PageHead & { documentTitle: string }) => void) | null>(null);

/** How many things wait for the reader: the tab of a page says so before anything else. */
export const WaitingInTitle = createContext(0);

/** In a browser, React hoists the tags into <head>; rendering them here lets them follow the language. */
export function PageTitle(head: PageHead) {
  const { t } = useTranslation('common');
  const write = useContext(HeadWriter);
  const waiting = useContext(WaitingInTitle);
  const named = t('documentTitle', { title: head.title });
  const documentTitle = waiting > 0 ? `(${waiting}) ${named}` : named;
  if (write) {
    write({ ...head, documentTitle });
    return null;
  }
  return (
    <>
      <title>{documentTitle}</title>
      {head.description && <meta name="description" content={head.description} />}
      {head.isUnlisted && <meta name="robots" content="noindex" />}
    </>
  );
}
