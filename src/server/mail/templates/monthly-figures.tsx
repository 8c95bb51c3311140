import { mailsIn } from '#words/written.ts';
import { DigestList } from './digest-list.tsx';
import { MailButton, MailFrame, MailParagraph, MailTitle } from './frame.tsx';
import { NotificationFooter, type NotificationFooterProps } from './notification-footer.tsx';

const space = { height: '16px' };

export interface MonthlyFiguresProps extends NotificationFooterProps {
  readonly recipient: string;
  readonly month: string;
  /** As addresses say it. */
  readonly monthKey: string;
  readonly scope: string;
  readonly sections: readonly {
    readonly title: string;
    readonly lines: readonly {
      readonly label: string;
      readonly value: string;
      readonly before: string | null;
    }[];
  }[];
}

export function MonthlyFiguresMail(props: MonthlyFiguresProps) {
  const { language, publicUrl, recipient, month, monthKey, scope, sections } = props;
  const texts = mailsIn(language).monthlyFigures;
  const intro = texts.intro(month, scope);
  return (
    <MailFrame
      language={language}
      preview={intro}
      publicUrl={publicUrl}
      footer={<NotificationFooter {...props} />}
    >
      <MailTitle>{mailsIn(language).notification.greeting(recipient.split(' ')[0] ?? recipient)}</MailTitle>
      <MailParagraph>{intro}</MailParagraph>
      {sections.map(({ title, lines }) => (
        <DigestList
          heading={title}
          items={lines.map(({ label, value, before }) => ({
            id: label,
            title: texts.line(label, value),
            ...(before === null ? {} : { details: [texts.before(before)] }),
          }))}
        />
      ))}
      <div style={space} />
      <MailButton href={`${publicUrl}/insights?from=${monthKey}&to=${monthKey}`}>{texts.open}</MailButton>
      <MailParagraph>{texts.note}</MailParagraph>
    </MailFrame>
  );
}
