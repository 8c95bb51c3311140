import type { CompanyLoginNews } from '#domain/company-login/connection-life.ts';
import type { Language } from '#domain/text/language.ts';
import { mailsIn } from '#words/written.ts';
import { MailButton, MailFrame, MailParagraph, MailTitle } from './frame.tsx';

export interface CompanyLoginNoticeProps {
  readonly language: Language;
  readonly publicUrl: string;
  readonly name: string;
  readonly what: CompanyLoginNews;
  readonly about: string;
  readonly when: string;
}

export function CompanyLoginNoticeMail(props: CompanyLoginNoticeProps) {
  const { language, publicUrl, name, what, about, when } = props;
  const texts = mailsIn(language).companyLoginNotice;
  return (
    <MailFrame language={language} preview={texts.preview} publicUrl={publicUrl}>
      <MailTitle>{texts.title(name.split(' ')[0] ?? name)}</MailTitle>
      <MailParagraph>{texts.told[what](about, when)}</MailParagraph>
      <MailParagraph>{texts.advice[what]}</MailParagraph>
      <MailButton href={`${publicUrl}/organization/company-login`}>{texts.button}</MailButton>
    </MailFrame>
  );
}
