import type { LoginMethod } from '#domain/access/login-method.ts';
import type { Language } from '#domain/text/language.ts';
import { mailsIn } from '#words/written.ts';
import { Facts } from './facts.tsx';
import { MailButton, MailFoot, MailFrame, MailParagraph, MailTitle } from './frame.tsx';

export interface AccessNoticeProps {
  readonly language: Language;
  readonly publicUrl: string;
  readonly name: string;
  readonly what: 'login' | 'passkey';
  readonly facts: {
    readonly device: string;
    readonly when: string;
    readonly address: string | null;
    readonly method: LoginMethod;
  };
}

export function AccessNoticeMail({ language, publicUrl, name, what, facts }: AccessNoticeProps) {
  const texts = mailsIn(language).accessNotice;
  const way = what === 'login' ? [{ label: texts.way, value: texts.ways[facts.method] }] : [];
  return (
    <MailFrame
      language={language}
      preview={texts.lead[what]}
      publicUrl={publicUrl}
      footer={<MailFoot>{texts.why}</MailFoot>}
    >
      <MailTitle>{texts.greeting(name.split(' ')[0] ?? name)}</MailTitle>
      <MailParagraph>{texts.lead[what]}</MailParagraph>
      <Facts
        facts={[
          { label: texts.device, value: facts.device },
          { label: texts.when, value: facts.when },
          { label: texts.address, value: facts.address ?? texts.unknownAddress },
          ...way,
        ]}
      />
      <MailParagraph>{texts.calm}</MailParagraph>
      <MailParagraph>{texts.advice[what]}</MailParagraph>
      <MailButton href={`${publicUrl}/sessions`}>{texts.button}</MailButton>
    </MailFrame>
  );
}
