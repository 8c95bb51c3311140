import type { Language } from '#domain/text/language.ts';
import { mailsIn } from '#words/written.ts';
import { MailFoot, MailFrame, MailTitle } from './frame.tsx';
import { MarkdownWords } from './markdown-words.tsx';
import { light } from './palette.ts';

interface OperatorNoticeProps {
  readonly language: Language;
  readonly publicUrl: string;
  readonly kind: 'breach' | 'change';
  readonly subject: string;
  readonly words: string;
}

const ink = { color: light.ink };

export function OperatorNoticeMail({ language, publicUrl, kind, subject, words }: OperatorNoticeProps) {
  return (
    <MailFrame
      language={language}
      preview={subject}
      publicUrl={publicUrl}
      footer={<MailFoot>{mailsIn(language).operatorNotice.why[kind]}</MailFoot>}
    >
      <MailTitle>{subject}</MailTitle>
      <div class="m-ink m-words" style={ink}>
        <MarkdownWords words={words} />
      </div>
    </MailFrame>
  );
}
