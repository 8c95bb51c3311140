import { mailsIn } from '#words/written.ts';
import { MailFrame, MailParagraph, MailRule, MailTitle } from './frame.tsx';
import type { InvitationMailProps } from './invitation.tsx';

/** I3: for who is invited with an address that has an account in another organisation. It opens nothing. */
export function AccountElsewhereMail(props: Omit<InvitationMailProps, 'url' | 'isAccountant'>) {
  const { language, publicUrl, name, email, organization, inviter } = props;
  const texts = mailsIn(language).invitation;
  return (
    <MailFrame language={language} preview={texts.elsewhere.preview} publicUrl={publicUrl}>
      <MailTitle>{texts.title(name.split(' ')[0] ?? name)}</MailTitle>
      <MailParagraph>{texts.invitation(inviter, organization)}</MailParagraph>
      <MailParagraph>{texts.elsewhere.why(email)}</MailParagraph>
      <MailParagraph>{texts.elsewhere.ways}</MailParagraph>
      <MailRule />
      <MailParagraph quiet>{texts.stranger}</MailParagraph>
    </MailFrame>
  );
}
