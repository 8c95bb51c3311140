import { Link } from '@react-email/components';
import { MailParagraph } from './frame.tsx';
import { light } from './palette.ts';

/** The address behind the button, for programs that show no button. */
export function LinkFallback({ text, url }: { readonly text: string; readonly url: string }) {
  return (
    <MailParagraph quiet>
      {text}
      <br />
      <Link className="m-brand" href={url} style={{ color: light.sea, wordBreak: 'break-all' }}>
        {url}
      </Link>
    </MailParagraph>
  );
}
