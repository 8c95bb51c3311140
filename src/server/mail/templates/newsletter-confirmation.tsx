import { CONFIRM_DAYS } from '#domain/site-messages/retention.ts';
import type { Language } from '#domain/text/language.ts';
import { mailsIn } from '#words/written.ts';
import { MailButton, MailFrame, MailParagraph, MailRule, MailTitle } from './frame.tsx';
import { LinkFallback } from './link-fallback.tsx';

interface NewsletterConfirmationProps {
  readonly language: Language;
  readonly publicUrl: string;
  readonly url: string;
}

export function NewsletterConfirmation({ language, publicUrl, url }: NewsletterConfirmationProps) {
  const texts = mailsIn(language).newsletter;
  return (
    <MailFrame language={language} preview={texts.preview} publicUrl={publicUrl}>
      <MailTitle>{texts.title}</MailTitle>
      <MailParagraph>{texts.explanation}</MailParagraph>
      <MailButton href={url}>{texts.button}</MailButton>
      <MailParagraph>{texts.validity(CONFIRM_DAYS)}</MailParagraph>
      <MailRule />
      <LinkFallback language={language} url={url} />
      <MailParagraph quiet>{texts.stranger}</MailParagraph>
    </MailFrame>
  );
}
