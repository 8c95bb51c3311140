import { invitationLinkDays } from '#domain/access/lifetimes.ts';
import type { Language } from '#domain/text/language.ts';
import { mailsIn } from '#words/written.ts';
import { MailButton, MailFrame, MailParagraph, MailRule, MailTitle } from './frame.tsx';
import { LinkFallback } from './link-fallback.tsx';

export interface WelcomeMailProps {
  readonly language: Language;
  readonly publicUrl: string;
  readonly name: string;
  readonly organization: string;
  readonly url: string;
}

export function WelcomeMail({ language, publicUrl, name, organization, url }: WelcomeMailProps) {
  const texts = mailsIn(language).welcome;
  return (
    <MailFrame language={language} preview={texts.preview} publicUrl={publicUrl}>
      <MailTitle>{texts.title(name.split(' ')[0] ?? name)}</MailTitle>
      <MailParagraph>{texts.ready(organization)}</MailParagraph>
      <MailParagraph>{texts.confirm}</MailParagraph>
      <MailButton href={url}>{texts.button}</MailButton>
      <MailParagraph>{texts.validity(invitationLinkDays)}</MailParagraph>
      <MailRule />
      <LinkFallback language={language} url={url} />
      <MailParagraph quiet>{texts.stranger}</MailParagraph>
    </MailFrame>
  );
}
