import type { PlainDate } from '#domain/calendar/plain-date.ts';
import { addDays } from '#domain/calendar/plain-date.ts';
import { wordsIn } from '#words/spoken.ts';
import { mailsIn } from '#words/written.ts';
import { type DigestItem, DigestList } from './digest-list.tsx';
import { MailButton, MailFrame, MailParagraph, MailTitle } from './frame.tsx';
import { NotificationFooter, type NotificationFooterProps } from './notification-footer.tsx';

const space = { height: '16px' };

export interface TeamDigestMailProps extends NotificationFooterProps {
  readonly recipient: string;
  readonly teams: readonly string[];
  readonly monday: PlainDate;
  readonly thisWeek: readonly DigestItem[];
  readonly nextWeek: readonly DigestItem[];
}

export function TeamDigestMail(props: TeamDigestMailProps) {
  const { language, publicUrl, recipient, teams, monday, thisWeek, nextWeek } = props;
  const texts = mailsIn(language).teamDigest;
  const words = wordsIn(language).days;
  const intro = texts.intro(teams);
  const weeks = [
    { heading: texts.thisWeek(words.dayAndMonth(monday)), items: thisWeek },
    { heading: texts.nextWeek(words.dayAndMonth(addDays(monday, 7))), items: nextWeek },
  ];
  const nobody = [{ id: 'nobody', title: texts.nobody }];
  return (
    <MailFrame
      language={language}
      preview={intro}
      publicUrl={publicUrl}
      footer={<NotificationFooter {...props} />}
    >
      <MailTitle>{mailsIn(language).notification.greeting(recipient.split(' ')[0] ?? recipient)}</MailTitle>
      <MailParagraph>{intro}</MailParagraph>
      {weeks.map(({ heading, items }) => (
        <DigestList heading={heading} items={items.length > 0 ? items : nobody} />
      ))}
      <div style={space} />
      <MailButton href={`${publicUrl}/dashboard`}>{texts.dashboard}</MailButton>
    </MailFrame>
  );
}
