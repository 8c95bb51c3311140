import { PAGES } from '#contract/pages.ts';
import type {
  ConnectionOwner,
  ConnectionTrouble,
  OutsideProvider,
} from '#domain/connections/outside-connection.ts';
import type { Language } from '#domain/text/language.ts';
import { mailsIn } from '#words/written.ts';
import { MailButton, MailFrame, MailParagraph, MailTitle } from './frame.tsx';

export interface ConnectionNoticeProps {
  readonly language: Language;
  readonly publicUrl: string;
  readonly name: string;
  readonly provider: OutsideProvider;
  readonly label: string;
  readonly owner: ConnectionOwner;
  readonly trouble: ConnectionTrouble;
}

export function ConnectionNoticeMail(props: ConnectionNoticeProps) {
  const { language, publicUrl, name, provider, label, owner, trouble } = props;
  const texts = mailsIn(language).connectionNotice;
  return (
    <MailFrame language={language} preview={texts.subject(provider)} publicUrl={publicUrl}>
      <MailTitle>{texts.title(name.split(' ')[0] ?? name)}</MailTitle>
      <MailParagraph>{texts.told[owner](provider, label)}</MailParagraph>
      <MailParagraph>
        {trouble === 'secret' || trouble === 'scope' ? texts.why[trouble] : texts.why.revoked}
      </MailParagraph>
      <MailParagraph>{texts.advice}</MailParagraph>
      <MailButton href={`${publicUrl}${PAGES.connections.path}`}>{texts.button}</MailButton>
    </MailFrame>
  );
}
