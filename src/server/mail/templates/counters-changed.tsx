import type { CorrectionCause } from '#domain/balances/correction-cause.ts';
import type { Language } from '#domain/text/language.ts';
import { mailsIn } from '#words/written.ts';
import { Facts } from './facts.tsx';
import { MailButton, MailFrame, MailParagraph, MailTitle } from './frame.tsx';

export interface CountersChangedProps {
  readonly language: Language;
  readonly publicUrl: string;
  readonly name: string;
  readonly cause: CorrectionCause;
  /** Each with its days in words. */
  readonly counters: readonly { readonly label: string; readonly before: string; readonly after: string }[];
}

export function CountersChangedMail({ language, publicUrl, name, cause, counters }: CountersChangedProps) {
  const texts = mailsIn(language).countersChanged;
  return (
    <MailFrame language={language} preview={texts.cause[cause]} publicUrl={publicUrl}>
      <MailTitle>{texts.greeting(name.split(' ')[0] ?? name)}</MailTitle>
      <MailParagraph>{texts.cause[cause]}</MailParagraph>
      <Facts
        facts={counters.map(({ label, before, after }) => ({ label, value: texts.change(before, after) }))}
      />
      <MailParagraph>{texts.why}</MailParagraph>
      <MailButton href={`${publicUrl}/balances`}>{texts.button}</MailButton>
    </MailFrame>
  );
}
