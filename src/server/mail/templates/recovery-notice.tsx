import type { PlainDate } from '#domain/calendar/plain-date.ts';
import type { Language } from '#domain/text/language.ts';
import { wordsIn } from '#words/spoken.ts';
import { mailsIn } from '#words/written.ts';
import { MailButton, MailFrame, MailParagraph, MailRule, MailTitle } from './frame.tsx';
import { LinkFallback } from './link-fallback.tsx';

export interface RecoveryNoticeMailProps {
  readonly language: Language;
  readonly publicUrl: string;
  readonly name: string;
  readonly askedBy: string;
  readonly dueOn: PlainDate;
  readonly url: string;
}

export function RecoveryNoticeMail(props: RecoveryNoticeMailProps) {
  const { language, publicUrl, name, askedBy, dueOn, url } = props;
  const texts = mailsIn(language).recoveryNotice;
  const when = wordsIn(language).days.date(dueOn);
  return (
    <MailFrame language={language} preview={texts.preview} publicUrl={publicUrl}>
      <MailTitle>{texts.title(name.split(' ')[0] ?? name)}</MailTitle>
      <MailParagraph>{texts.told(askedBy)}</MailParagraph>
      <MailParagraph>{texts.due(when)}</MailParagraph>
      <MailButton href={url}>{texts.button}</MailButton>
      <MailRule />
      <LinkFallback language={language} url={url} />
    </MailFrame>
  );
}
