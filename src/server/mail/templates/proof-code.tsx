import { mailCodeMinutes } from '#domain/access/second-factor.ts';
import type { Language } from '#domain/text/language.ts';
import { mailsIn } from '#words/written.ts';
import { MailFrame, MailParagraph, MailTitle } from './frame.tsx';

export interface ProofCodeMailProps {
  readonly language: Language;
  readonly publicUrl: string;
  readonly name: string;
  readonly code: string;
}

export function ProofCodeMail({ language, publicUrl, name, code }: ProofCodeMailProps) {
  const texts = mailsIn(language).proofCode;
  return (
    <MailFrame language={language} preview={texts.preview(mailCodeMinutes)} publicUrl={publicUrl}>
      <MailTitle>{texts.title(name.split(' ')[0] ?? name)}</MailTitle>
      <MailParagraph>{texts.told}</MailParagraph>
      <MailTitle>{code}</MailTitle>
      <MailParagraph>{texts.validity(mailCodeMinutes)}</MailParagraph>
      <MailParagraph quiet>{texts.stranger}</MailParagraph>
    </MailFrame>
  );
}
