import { Link, Markdown } from '@react-email/components';
import type { Language } from '#contract/language.ts';
import type { LetterWords } from '#server/store/newsletter-issues.ts';
import { mailsIn } from '#words/written.ts';
import { MailButton, MailFoot, MailFrame, MailTitle } from './frame.tsx';
import { light } from './palette.ts';

interface NewsletterLetterProps {
  readonly language: Language;
  readonly publicUrl: string;
  readonly leaveUrl: string;
  readonly letter: LetterWords;
}

const text = { margin: '0 0 16px', fontSize: '16px', lineHeight: '26px' };

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
          <Link className="m-brand" href={leaveUrl} style={{ color: light.sea, textDecoration: 'underline' }}>
            {texts.leave}
          </Link>
        </MailFoot>
      }
    >
      <MailTitle>{letter.subject}</MailTitle>
      <div className="m-ink m-words" style={{ color: light.ink }}>
        <Markdown
          markdownCustomStyles={{
            p: text,
            li: { ...text, margin: '0 0 8px' },
            h2: { margin: '24px 0 12px', fontSize: '20px', lineHeight: '28px' },
            h3: { margin: '20px 0 8px', fontSize: '17px', lineHeight: '26px' },
            link: { color: light.sea, textDecoration: 'underline' },
          }}
        >
          {letter.words}
        </Markdown>
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
