import { MailedLink } from './elements.tsx';
import { brand, MailParagraph } from './frame.tsx';

const address = { ...brand, wordBreak: 'break-all' };

/** The address behind the button, for programs that show no button. */
export function LinkFallback({ text, url }: { readonly text: string; readonly url: string }) {
  return (
    <MailParagraph quiet>
      {text}
      <br />
      <MailedLink class="m-brand" href={url} style={address}>
        {url}
      </MailedLink>
    </MailParagraph>
  );
}
