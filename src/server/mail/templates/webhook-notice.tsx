import type { Language } from '#domain/text/language.ts';
import { mailsIn } from '#words/written.ts';
import { MailButton, MailFoot, MailFrame, MailParagraph, MailTitle } from './frame.tsx';

export interface WebhookNoticeProps {
  readonly language: Language;
  readonly publicUrl: string;
  readonly name: string;
  readonly host: string;
  readonly because: 'gone' | 'failing';
}

export function WebhookNoticeMail({ language, publicUrl, name, host, because }: WebhookNoticeProps) {
  const texts = mailsIn(language).webhookNotice;
  const lead = texts.lead(host);
  return (
    <MailFrame
      language={language}
      preview={lead}
      publicUrl={publicUrl}
      footer={<MailFoot>{texts.why}</MailFoot>}
    >
      <MailTitle>{texts.greeting(name.split(' ')[0] ?? name)}</MailTitle>
      <MailParagraph>{lead}</MailParagraph>
      <MailParagraph>{texts.because[because]}</MailParagraph>
      <MailParagraph>{texts.advice}</MailParagraph>
      <MailButton href={`${publicUrl}/webhooks`}>{texts.button}</MailButton>
    </MailFrame>
  );
}
