import FileText from 'lucide-react/icons/file-text';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { largestPayslipBytes } from '#contract/payslips.ts';
import { FieldError } from '#ui/field.tsx';

export type ChosenPdf = { name: string; content: string };

/** PDF payslips to choose or to drop; what is wrong with their contents, the server says. */
export function PdfSource({
  chosen,
  onChosen,
}: {
  chosen: ChosenPdf | null;
  onChosen: (file: ChosenPdf | null) => void;
}) {
  const { t } = useTranslation('payslips');
  const id = useId();
  const [tooLarge, setTooLarge] = useState(false);
  const take = async (file: File | undefined) => {
    if (!file) return;
    setTooLarge(file.size > largestPayslipBytes);
    onChosen(file.size > largestPayslipBytes ? null : { name: file.name, content: await base64Of(file) });
  };
  return (
    <div className="flex flex-col gap-2">
      <label
        htmlFor={id}
        onDragOver={(event) => event.preventDefault()}
        onDrop={(event) => {
          event.preventDefault();
          take(event.dataTransfer.files[0]);
        }}
        className="flex flex-col items-center gap-2 rounded-md border border-dashed border-line-strong px-4 py-8 text-center hover:bg-sunken has-focus-visible:outline-2 has-focus-visible:outline-focus"
      >
        <FileText className="size-8 text-sea" aria-hidden="true" />
        <span className="font-medium wrap-anywhere">{chosen?.name ?? t('pdf.choose')}</span>
        <span id={`${id}-hint`} className="max-w-prose text-sm text-muted">
          {t('pdf.hint')}
        </span>
        <input
          id={id}
          type="file"
          accept=".pdf,application/pdf"
          aria-label={t('pdf.choose')}
          aria-describedby={tooLarge ? `${id}-error` : `${id}-hint`}
          aria-invalid={tooLarge ? true : undefined}
          className="sr-only"
          onChange={({ target }) => {
            take(target.files?.[0]);
            target.value = '';
          }}
        />
      </label>
      {tooLarge && <FieldError id={`${id}-error`} text={t('pdf.tooLarge')} />}
    </div>
  );
}

async function base64Of(file: File): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  let text = '';
  const atOnce = 0x8000;
  for (let first = 0; first < bytes.length; first += atOnce)
    text += String.fromCharCode(...bytes.subarray(first, first + atOnce));
  return btoa(text);
}
