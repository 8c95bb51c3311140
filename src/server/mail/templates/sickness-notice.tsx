import type { Language } from '#domain/text/language.ts';
import { mailsIn } from '#words/written.ts';
import { MailButton, MailFrame, MailParagraph, MailTitle } from './frame.tsx';
import { NoticeLines } from './notice-lines.tsx';

export interface SicknessNoticeProps {
  readonly language: Language;
  readonly publicUrl: string;
  readonly name: string;
  readonly noticeId: string;
  /** The notice itself, word for word as it is kept. */
  readonly text: string;
}

export function SicknessNoticeMail({ language, publicUrl, name, noticeId, text }: SicknessNoticeProps) {
  const texts = mailsIn(language).sicknessNotice;
  return (
    <MailFrame language={language} preview={texts.lead} publicUrl={publicUrl}>
      <MailTitle>{texts.greeting(name.split(' ')[0] ?? name)}</MailTitle>
      <MailParagraph>{texts.lead}</MailParagraph>
      <NoticeLines text={text} />
      <MailButton href={`${publicUrl}/notices/${noticeId}`}>{texts.button}</MailButton>
      <MailParagraph>{texts.proof}</MailParagraph>
    </MailFrame>
  );
}
