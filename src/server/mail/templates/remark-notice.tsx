import type { PlainDate } from '#domain/calendar/plain-date.ts';
import type { Language } from '#domain/text/language.ts';
import { mailsIn } from '#words/written.ts';
import { MailButton, MailFoot, MailFrame, MailParagraph, MailTitle } from './frame.tsx';

export interface RemarkNoticeProps {
  readonly language: Language;
  readonly publicUrl: string;
  readonly name: string;
  readonly told: {
    readonly kind: 'question' | 'answer';
    readonly author: string;
    readonly organization: string;
    readonly month: PlainDate;
  };
  readonly url: string;
}

export function RemarkNoticeMail({ language, publicUrl, name, told, url }: RemarkNoticeProps) {
  const texts = mailsIn(language).remarkNotice;
  const lead = texts.lead(told);
  return (
    <MailFrame
      language={language}
      preview={lead}
      publicUrl={publicUrl}
      footer={<MailFoot>{texts.why}</MailFoot>}
    >
      <MailTitle>{texts.greeting(name.split(' ')[0] ?? name)}</MailTitle>
      <MailParagraph>{lead}</MailParagraph>
      <MailParagraph>{texts.discretion}</MailParagraph>
      <MailButton href={url}>{texts.button[told.kind]}</MailButton>
    </MailFrame>
  );
}
