import Check from 'lucide-react/icons/check';
import Copy from 'lucide-react/icons/copy';
import { useRef, useState } from 'react';
import { Button } from './button.tsx';
import { TextField } from './text-field.tsx';

type CopyFieldProps = {
  label: string;
  value: string;
  words: { readonly copy: string; readonly copied: string; readonly byHand: string };
};

/** Something to be taken elsewhere, with the button that takes it. */
export function CopyField({ label, value, words }: CopyFieldProps) {
  const field = useRef<HTMLInputElement>(null);
  const [copied, setCopied] = useState<boolean | null>(null);
  const Icon = copied ? Check : Copy;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(value);
      setCopied(true);
    } catch {
      // No permission, or a page that is not served securely: it is selected, one key away.
      field.current?.select();
      setCopied(false);
    }
  };
  return (
    <div className="flex flex-col gap-2">
      <div className="flex flex-wrap items-end gap-3">
        <TextField
          ref={field}
          label={label}
          value={value}
          readOnly
          className="min-w-0 flex-1 basis-64"
          onFocus={(event) => event.target.select()}
        />
        <Button variant="secondary" icon={<Icon className="size-4" aria-hidden="true" />} onClick={copy}>
          {words.copy}
        </Button>
      </div>
      <p role="status" className="text-sm text-muted empty:hidden">
        {copied === null ? '' : copied ? words.copied : words.byHand}
      </p>
    </div>
  );
}
