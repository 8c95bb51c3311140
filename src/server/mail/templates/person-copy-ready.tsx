import type { Language } from '#domain/text/language.ts';
import { mailsIn } from '#words/written.ts';
import { MailButton, MailFrame, MailParagraph, MailTitle } from './frame.tsx';

export interface PersonCopyReadyProps {
  readonly language: Language;
  readonly publicUrl: string;
  readonly name: string;
  /** « d’Inès »; null: of the reader. */
  readonly of: string | null;
  readonly until: string;
  readonly path: string;
}

export function PersonCopyReadyMail({ language, publicUrl, name, of, until, path }: PersonCopyReadyProps) {
  const texts = mailsIn(language).personCopyReady;
  const lead = texts.lead(of, until);
  return (
    <MailFrame language={language} preview={lead} publicUrl={publicUrl}>
      <MailTitle>{texts.greeting(name.split(' ')[0] ?? name)}</MailTitle>
      <MailParagraph>{lead}</MailParagraph>
      <MailParagraph>{texts.advice}</MailParagraph>
      <MailButton href={`${publicUrl}${path}`}>{texts.button}</MailButton>
    </MailFrame>
  );
}
