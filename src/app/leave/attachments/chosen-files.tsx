import X from 'lucide-react/icons/x';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MOST_FILES_OF_A_REQUEST } from '#domain/files/file-limits.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { FilePicker } from './file-picker.tsx';
import { useTooLarge } from './use-attach.ts';

type ChosenFilesProps = {
  files: readonly File[];
  medical: boolean;
  onChange: (files: readonly File[]) => void;
};

/** Files that go with a request once it is filed. */
export function ChosenFiles({ files, medical, onChange }: ChosenFilesProps) {
  const { t } = useTranslation('request-files');
  const tooLarge = useTooLarge();
  const [error, setError] = useState<string | undefined>();
  const add = (more: readonly File[]): void => {
    const all = [...files, ...more];
    const told =
      tooLarge(more) ??
      (all.length > MOST_FILES_OF_A_REQUEST
        ? t('attachments.tooMany', { most: MOST_FILES_OF_A_REQUEST })
        : undefined);
    setError(told);
    if (!told) onChange(all);
  };
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="mb-1.5 text-sm font-medium">
        {t('attachments.title')} <span className="font-normal text-muted">{t('attachments.optional')}</span>
      </legend>
      {files.length > 0 && (
        <ul className="flex flex-col">
          {files.map((file, place) => (
            <li key={`${file.name} ${file.lastModified} ${file.size}`} className="flex items-center gap-2">
              <span className="min-w-0 flex-1 wrap-anywhere">{file.name}</span>
              <IconButton
                size="sm"
                label={t('attachments.takeOut', { name: file.name })}
                icon={<X className="size-4" aria-hidden="true" />}
                onClick={() => onChange(files.filter((_, other) => other !== place))}
              />
            </li>
          ))}
        </ul>
      )}
      <FilePicker
        hint={t(medical ? 'attachments.medicalOwn' : 'attachments.whoReadsOwn')}
        error={error}
        onPick={add}
      />
    </fieldset>
  );
}
