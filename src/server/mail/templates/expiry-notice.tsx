import type { Language } from '#domain/text/language.ts';
import { mailsIn } from '#words/written.ts';
import { Facts } from './facts.tsx';
import { MailButton, MailFrame, MailParagraph, MailTitle } from './frame.tsx';

export interface ExpiryNoticeProps {
  readonly language: Language;
  readonly publicUrl: string;
  readonly name: string;
  readonly facts: { readonly days: string; readonly until: string; readonly counter: string };
}

export function ExpiryNoticeMail({ language, publicUrl, name, facts }: ExpiryNoticeProps) {
  const texts = mailsIn(language).expiryNotice;
  const lead = texts.lead(facts.days, facts.until);
  return (
    <MailFrame language={language} preview={lead} publicUrl={publicUrl}>
      <MailTitle>{texts.greeting(name.split(' ')[0] ?? name)}</MailTitle>
      <MailParagraph>{lead}</MailParagraph>
      <Facts
        facts={[
          { label: texts.counter, value: facts.counter },
          { label: texts.days, value: facts.days },
          { label: texts.until, value: facts.until },
        ]}
      />
      <MailParagraph>{texts.advice}</MailParagraph>
      <MailButton href={`${publicUrl}/requests/new`}>{texts.button}</MailButton>
    </MailFrame>
  );
}
