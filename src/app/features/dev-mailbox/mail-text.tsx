import { splitLinks } from './split-links.ts';

export function MailText({ text }: { text: string }) {
  return (
    <div className="text-plain break-words whitespace-pre-wrap">
      {splitLinks(text).map((part) =>
        part.link ? (
          <a key={part.at} href={part.text} className="text-sea underline underline-offset-4 break-all">
            {part.text}
          </a>
        ) : (
          part.text
        ),
      )}
    </div>
  );
}
