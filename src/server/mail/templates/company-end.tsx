import type { Language } from '#domain/text/language.ts';
import { mailsIn } from '#words/written.ts';
import { MailButton, MailFrame, MailParagraph, MailTitle } from './frame.tsx';

export interface CompanyEndProps {
  readonly language: Language;
  readonly publicUrl: string;
  readonly name: string;
  readonly paragraphs: readonly string[];
  /** Null: there is nothing left to open. */
  readonly button: { readonly path: string; readonly label: string } | null;
}

/** That a company is being closed, is not any more, or was erased. */
export function CompanyEndMail({ language, publicUrl, name, paragraphs, button }: CompanyEndProps) {
  return (
    <MailFrame language={language} preview={paragraphs[0] ?? ''} publicUrl={publicUrl}>
      <MailTitle>{mailsIn(language).companyEnd.greeting(name.split(' ')[0] ?? name)}</MailTitle>
      {paragraphs.map((paragraph) => (
        <MailParagraph>{paragraph}</MailParagraph>
      ))}
      {button && <MailButton href={`${publicUrl}${button.path}`}>{button.label}</MailButton>}
    </MailFrame>
  );
}
