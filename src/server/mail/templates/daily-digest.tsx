import type { DigestSection } from '#words/catalogues/mails/digests.ts';
import { mailsIn } from '#words/written.ts';
import { type DigestItem, DigestList } from './digest-list.tsx';
import { MailButton, MailFrame, MailParagraph, MailTitle } from './frame.tsx';
import { NotificationFooter, type NotificationFooterProps } from './notification-footer.tsx';

const space = { height: '16px' };

export interface DailyDigestMailProps extends NotificationFooterProps {
  readonly recipient: string;
  readonly sections: Readonly<Record<DigestSection, readonly DigestItem[]>>;
}

export function DailyDigestMail(props: DailyDigestMailProps) {
  const { language, publicUrl, recipient, sections } = props;
  const texts = mailsIn(language).dailyDigest;
  const { toDecide, changed, mine } = sections;
  const first = [...toDecide, ...mine, ...changed][0];
  const decides = toDecide.length > 0;
  return (
    <MailFrame
      language={language}
      preview={first?.title ?? texts.intro}
      publicUrl={publicUrl}
      footer={<NotificationFooter {...props} />}
    >
      <MailTitle>{mailsIn(language).notification.greeting(recipient.split(' ')[0] ?? recipient)}</MailTitle>
      <MailParagraph>{texts.intro}</MailParagraph>
      {(['toDecide', 'mine', 'changed'] as const)
        .filter((section) => sections[section].length > 0)
        .map((section) => (
          <DigestList heading={texts.section[section]} items={sections[section]} />
        ))}
      <div style={space} />
      <MailButton href={`${publicUrl}${decides ? '/approvals' : '/dashboard'}`}>
        {decides ? texts.decide : texts.dashboard}
      </MailButton>
    </MailFrame>
  );
}
