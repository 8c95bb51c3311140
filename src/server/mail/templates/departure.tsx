import type { Language } from '#domain/text/language.ts';
import { mailsIn } from '#words/written.ts';
import { Facts } from './facts.tsx';
import { MailButton, MailFrame, MailParagraph, MailTitle } from './frame.tsx';

export interface DepartureMailProps {
  readonly language: Language;
  readonly publicUrl: string;
  readonly name: string;
  readonly lastDay: string;
  /** Each with its days in words. */
  readonly counters: readonly { readonly label: string; readonly value: string }[];
  /** Where the statement is; null for who has no access any more. */
  readonly path: string | null;
}

export function DepartureMail({ language, publicUrl, name, lastDay, counters, path }: DepartureMailProps) {
  const texts = mailsIn(language).departure;
  return (
    <MailFrame language={language} preview={texts.lead(lastDay)} publicUrl={publicUrl}>
      <MailTitle>{texts.greeting(name.split(' ')[0] ?? name)}</MailTitle>
      <MailParagraph>{texts.lead(lastDay)}</MailParagraph>
      <MailParagraph>{texts.leave}</MailParagraph>
      <Facts facts={[{ label: texts.lastDay, value: lastDay }, ...counters]} />
      <MailParagraph>{path === null ? texts.closed : texts.access}</MailParagraph>
      {path !== null && <MailButton href={`${publicUrl}${path}`}>{texts.button}</MailButton>}
    </MailFrame>
  );
}
