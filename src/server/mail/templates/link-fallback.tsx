import type { Language } from '#domain/text/language.ts';
import { mailsIn } from '#words/written.ts';
import { MailedLink } from './elements.tsx';
import { brand, MailParagraph } from './frame.tsx';

const address = { ...brand, wordBreak: 'break-all' };

/** The address behind the button, for programs that show no button. */
export function LinkFallback({ language, url }: { readonly language: Language; readonly url: string }) {
  return (
    <MailParagraph quiet>
      {mailsIn(language).linkByHand}
      <br />
      <MailedLink class="m-brand" href={url} style={address}>
        {url}
      </MailedLink>
    </MailParagraph>
  );
}
