import FileSpreadsheet from 'lucide-react/icons/file-spreadsheet';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FieldError } from '#ui/field.tsx';
import { type FileProblem, readFile } from './read-file.ts';
import type { TableLine } from './read-table.ts';

type FileSourceProps = { onLines: (lines: readonly TableLine[], fileName: string) => void };

/** A file to choose or to drop: text with separators, or a workbook. */
export function FileSource({ onLines }: FileSourceProps) {
  const { t } = useTranslation('tables');
  const id = useId();
  const [name, setName] = useState<string | null>(null);
  const [problem, setProblem] = useState<FileProblem | null>(null);

  const take = async (file: File | undefined) => {
    if (!file) return;
    setName(file.name);
    const read = await readFile(file);
    setProblem('problem' in read ? read.problem : null);
    onLines('lines' in read ? read.lines : [], file.name);
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
        <FileSpreadsheet className="size-8 text-sea" aria-hidden="true" />
        <span className="font-medium wrap-anywhere">{name ?? t('file.choose')}</span>
        <span id={`${id}-hint`} className="text-sm text-muted">
          {t('file.hint')}
        </span>
        <input
          id={id}
          type="file"
          accept=".csv,.tsv,.txt,.xlsx,text/csv,text/plain,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
          aria-label={t('file.choose')}
          aria-describedby={problem ? `${id}-error` : `${id}-hint`}
          aria-invalid={problem ? true : undefined}
          className="sr-only"
          onChange={({ target }) => {
            take(target.files?.[0]);
            // The same file, corrected and chosen again, is a change too.
            target.value = '';
          }}
        />
      </label>
      {problem && <FieldError id={`${id}-error`} text={t(`file.${problem}`)} />}
    </div>
  );
}
