import { loginLinkMinutes } from '#domain/access/lifetimes.ts';
import type { Language } from '#domain/text/language.ts';
import { mailsIn } from '#words/written.ts';
import { MailButton, MailFrame, MailParagraph, MailRule, MailTitle } from './frame.tsx';
import { LinkFallback } from './link-fallback.tsx';

export interface LoginLinkMailProps {
  readonly language: Language;
  readonly publicUrl: string;
  readonly name: string;
  readonly url: string;
}

export function LoginLinkMail({ language, publicUrl, name, url }: LoginLinkMailProps) {
  const texts = mailsIn(language).loginLink;
  return (
    <MailFrame language={language} preview={texts.preview(loginLinkMinutes)} publicUrl={publicUrl}>
      <MailTitle>{texts.title(name.split(' ')[0] ?? name)}</MailTitle>
      <MailParagraph>{texts.invitation}</MailParagraph>
      <MailButton href={url}>{texts.button}</MailButton>
      <MailParagraph>{texts.validity(loginLinkMinutes)}</MailParagraph>
      <MailRule />
      <LinkFallback language={language} url={url} />
      <MailParagraph quiet>{texts.stranger}</MailParagraph>
    </MailFrame>
  );
}
