import Check from 'lucide-react/icons/check';
import Copy from 'lucide-react/icons/copy';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { cardClass } from '#ui/card.tsx';
import { classNames } from '#ui/class-names.ts';
import { TextField } from '#ui/text-field.tsx';

export type ToldSecretWords = {
  title: string;
  once: string;
  label: string;
  copy: string;
  copied: string;
  copyByHand: string;
  secret: string;
  close: string;
};

type ToldSecretProps = { secret: string; words: ToldSecretWords; onClose: () => void; children?: ReactNode };

/** Something secret that is told this once. */
export function ToldSecret({ secret, words, onClose, children }: ToldSecretProps) {
  const headingId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const [copied, setCopied] = useState<boolean | null>(null);
  // The dialog that made it is gone: this is what it made.
  useEffect(() => heading.current?.focus(), []);
  const copy = () =>
    navigator.clipboard.writeText(secret).then(
      () => setCopied(true),
      () => {
        field.current?.select();
        setCopied(false);
      },
    );
  const Icon = copied ? Check : Copy;
  return (
    <section
      aria-labelledby={headingId}
      className={classNames(cardClass, 'flex flex-col gap-5 border-sea/40 p-5')}
    >
      <div className="flex flex-col gap-1.5">
        <h2
          id={headingId}
          ref={heading}
          tabIndex={-1}
          className="text-lg font-semibold wrap-anywhere outline-none"
        >
          {words.title}
        </h2>
        <p className="text-muted">{words.once}</p>
      </div>
      <div className="flex flex-wrap items-end gap-3">
        <TextField
          ref={field}
          label={words.label}
          value={secret}
          readOnly
          className="min-w-0 flex-1 basis-64"
          onFocus={(event) => event.target.select()}
        />
        <Button variant="secondary" icon={<Icon className="size-4" aria-hidden="true" />} onClick={copy}>
          {words.copy}
        </Button>
      </div>
      <p role="status" className="-mt-3 text-sm text-muted empty:hidden">
        {copied === null ? '' : copied ? words.copied : words.copyByHand}
      </p>
      {children}
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="max-w-[52ch] text-sm text-muted">{words.secret}</p>
        <Button variant="secondary" onClick={onClose}>
          {words.close}
        </Button>
      </div>
    </section>
  );
}
