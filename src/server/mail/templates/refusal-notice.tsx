import type { Language } from '#domain/text/language.ts';
import { mailsIn } from '#words/written.ts';
import { MailButton, MailFoot, MailFrame, MailParagraph, MailTitle } from './frame.tsx';

export interface RefusalNoticeProps {
  readonly language: Language;
  readonly publicUrl: string;
  readonly name: string;
  readonly invited: { readonly name: string; readonly email: string };
}

export function RefusalNoticeMail({ language, publicUrl, name, invited }: RefusalNoticeProps) {
  const texts = mailsIn(language).refusalNotice;
  const lead = texts.lead(invited.name, invited.email);
  return (
    <MailFrame
      language={language}
      preview={lead}
      publicUrl={publicUrl}
      footer={<MailFoot>{texts.why}</MailFoot>}
    >
      <MailTitle>{texts.greeting(name.split(' ')[0] ?? name)}</MailTitle>
      <MailParagraph>{lead}</MailParagraph>
      <MailParagraph>{texts.advice}</MailParagraph>
      <MailButton href={`${publicUrl}/users`}>{texts.button}</MailButton>
    </MailFrame>
  );
}
