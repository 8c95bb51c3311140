import type { KeyKind } from '#domain/api-keys/key-format.ts';
import type { Language } from '#domain/text/language.ts';
import { mailsIn } from '#words/written.ts';
import { MailButton, MailFoot, MailFrame, MailParagraph, MailTitle } from './frame.tsx';

export interface KeyNoticeProps {
  readonly language: Language;
  readonly publicUrl: string;
  readonly name: string;
  readonly key: { readonly name: string; readonly kind: KeyKind };
  /** Made, not rotated. */
  readonly isNew: boolean;
}

export function KeyNoticeMail({ language, publicUrl, name, key, isNew }: KeyNoticeProps) {
  const texts = mailsIn(language).keyNotice;
  const lead = texts.lead(key.name, isNew);
  return (
    <MailFrame
      language={language}
      preview={lead}
      publicUrl={publicUrl}
      footer={<MailFoot>{texts.why}</MailFoot>}
    >
      <MailTitle>{texts.greeting(name.split(' ')[0] ?? name)}</MailTitle>
      <MailParagraph>{lead}</MailParagraph>
      <MailParagraph>{texts.reach[key.kind]}</MailParagraph>
      <MailParagraph>{texts.advice}</MailParagraph>
      <MailButton href={`${publicUrl}/api-keys`}>{texts.button}</MailButton>
    </MailFrame>
  );
}
