import { defaultLanguage } from '#domain/text/language.ts';
import type { SiteMessage } from '#server/store/site-messages.ts';
import { mailsIn } from '#words/written.ts';
import { MailFrame, MailParagraph, MailRule, MailTitle } from './frame.tsx';

interface SiteMessageProps {
  readonly message: SiteMessage;
  readonly publicUrl: string;
}

/** What a visitor wrote, for whoever runs the site. */
export function SiteMessageMail({ message, publicUrl }: SiteMessageProps) {
  const texts = mailsIn(defaultLanguage).siteMessage;
  return (
    <MailFrame language={defaultLanguage} preview={firstLine(message)} publicUrl={publicUrl}>
      <MailTitle>{texts.subject(message)}</MailTitle>
      <MailParagraph quiet>{texts.from(message)}</MailParagraph>
      <MailParagraph quiet>{texts.about(message)}</MailParagraph>
      <MailRule />
      <Words text={message.message} />
      <MailRule />
      <MailParagraph quiet>{texts.answerHint}</MailParagraph>
    </MailFrame>
  );
}

/** Lines stay lines. */
function Words({ text }: { text: string }) {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  return (
    <>
      {lines.map((line) => (
        <MailParagraph>{line}</MailParagraph>
      ))}
    </>
  );
}

function firstLine({ message }: SiteMessage): string {
  return message.split('\n')[0]?.slice(0, 90) ?? '';
}
