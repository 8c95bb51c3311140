import { mailsIn } from '#words/written.ts';
import { MailButton, MailFrame, MailParagraph, MailTitle } from './frame.tsx';
import { NotificationFooter, type NotificationFooterProps } from './notification-footer.tsx';

export interface CommentedMailProps extends NotificationFooterProps {
  readonly recipient: string;
  readonly author: string;
  readonly byPerson: boolean;
  /** Whose request it is; null for the reader's own. */
  readonly person: string | null;
  readonly url: string;
}

/** L13: who, whose and nothing else; neither the words nor the type, which may tell an illness. */
export function CommentedMail(props: CommentedMailProps) {
  const { language, publicUrl, recipient, author, byPerson, person, url } = props;
  const texts = mailsIn(language).commented;
  const others = byPerson ? texts.theirIntro(author) : texts.intro(author, person ?? '');
  const intro = person === null ? texts.ownIntro(author) : others;
  return (
    <MailFrame
      language={language}
      preview={intro}
      publicUrl={publicUrl}
      footer={<NotificationFooter {...props} />}
    >
      <MailTitle>{mailsIn(language).notification.greeting(recipient.split(' ')[0] ?? recipient)}</MailTitle>
      <MailParagraph>{intro}</MailParagraph>
      <MailParagraph>{texts.why}</MailParagraph>
      <MailButton href={url}>{texts.open}</MailButton>
    </MailFrame>
  );
}
