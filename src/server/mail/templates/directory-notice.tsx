import type { DirectoryRefusal } from '#domain/directories/directory-life.ts';
import type { Language } from '#domain/text/language.ts';
import { directoryReason } from '#words/sentences/directories.ts';
import { mailsIn } from '#words/written.ts';
import { MailButton, MailFrame, MailParagraph, MailTitle } from './frame.tsx';

export interface DirectoryNoticeProps {
  readonly language: Language;
  readonly publicUrl: string;
  readonly name: string;
  readonly directory: string;
  readonly refused: readonly { readonly name: string; readonly reason: DirectoryRefusal }[];
  /** How many more are on the page. */
  readonly more: number;
}

export function DirectoryNoticeMail(props: DirectoryNoticeProps) {
  const { language, publicUrl, name, directory, refused, more } = props;
  const texts = mailsIn(language).directoryNotice;
  return (
    <MailFrame language={language} preview={texts.preview} publicUrl={publicUrl}>
      <MailTitle>{texts.title(name.split(' ')[0] ?? name)}</MailTitle>
      <MailParagraph>{texts.told(directory)}</MailParagraph>
      {refused.map((one) => (
        <MailParagraph>{texts.line(one.name, directoryReason(one.reason, language))}</MailParagraph>
      ))}
      {more > 0 && <MailParagraph>{texts.more(more)}</MailParagraph>}
      <MailParagraph>{texts.advice}</MailParagraph>
      <MailButton href={`${publicUrl}/directories`}>{texts.button}</MailButton>
    </MailFrame>
  );
}
