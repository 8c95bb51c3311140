import { invitationLinkDays } from '#domain/access/lifetimes.ts';
import type { Language } from '#domain/text/language.ts';
import { mailsIn } from '#words/written.ts';
import { MailButton, MailFrame, MailParagraph, MailRule, MailTitle } from './frame.tsx';
import { LinkFallback } from './link-fallback.tsx';

export interface InvitationMailProps {
  readonly language: Language;
  readonly publicUrl: string;
  readonly name: string;
  readonly email: string;
  readonly organization: string;
  /** Null when the person who invited has left since. */
  readonly inviter: string | null;
  readonly url: string;
  readonly isAccountant: boolean;
}

export function InvitationMail(props: InvitationMailProps) {
  const { language, publicUrl, name, email, organization, inviter, url, isAccountant } = props;
  const texts = mailsIn(language).invitation;
  const { preview, purpose, button } = isAccountant ? texts.accountant : texts;
  return (
    <MailFrame language={language} preview={preview} publicUrl={publicUrl}>
      <MailTitle>{texts.title(name.split(' ')[0] ?? name)}</MailTitle>
      <MailParagraph>{texts.invitation(inviter, organization)}</MailParagraph>
      <MailParagraph>{purpose}</MailParagraph>
      <MailButton href={url}>{button}</MailButton>
      <MailParagraph>{texts.validity(invitationLinkDays, email)}</MailParagraph>
      <MailRule />
      <LinkFallback language={language} url={url} />
      <MailParagraph quiet>{texts.stranger}</MailParagraph>
    </MailFrame>
  );
}
