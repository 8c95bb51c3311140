import type { Language } from '#domain/text/language.ts';
import type { LetterWords } from '#server/store/newsletter-issues.ts';
import { mailsIn } from '#words/written.ts';
import { MailedLink } from './elements.tsx';
import { MailButton, MailFoot, MailFrame, MailTitle } from './frame.tsx';
import { MarkdownWords } from './markdown-words.tsx';
import { light } from './palette.ts';

interface NewsletterLetterProps {
  readonly language: Language;
  readonly publicUrl: string;
  readonly leaveUrl: string;
  readonly letter: LetterWords;
}

const way = { color: light.sea, textDecoration: 'underline' };
const ink = { color: light.ink };

export function NewsletterLetter({ language, publicUrl, leaveUrl, letter }: NewsletterLetterProps) {
  const texts = mailsIn(language).newsletter;
  return (
    <MailFrame
      language={language}
      preview={previewOf(letter.words)}
      publicUrl={publicUrl}
      footer={
        <MailFoot>
          {texts.why}{' '}
          <MailedLink class="m-brand" href={leaveUrl} style={way}>
            {texts.leave}
          </MailedLink>
        </MailFoot>
      }
    >
      <MailTitle>{letter.subject}</MailTitle>
      <div class="m-ink m-words" style={ink}>
        <MarkdownWords words={letter.words} />
      </div>
      {letter.path !== null && <MailButton href={`${publicUrl}${letter.path}`}>{texts.readOn}</MailButton>}
    </MailFrame>
  );
}

/** What a list of mails shows beside the subject: the first words, without the signs of Markdown. */
function previewOf(words: string): string {
  return words
    .replaceAll(/\]\([^)]*\)|[*_#>[\]`]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, 90);
}
