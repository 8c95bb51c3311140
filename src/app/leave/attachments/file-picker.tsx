import Paperclip from 'lucide-react/icons/paperclip';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { MEDIA_TYPES } from '#domain/files/file-limits.ts';
import { Button } from '#ui/button.tsx';
import { FieldError } from '#ui/field.tsx';

type FilePickerProps = {
  /** Who will read it and for how long, beside the button. */
  hint: string;
  error?: string | undefined;
  busyLabel?: string | false;
  onPick: (files: File[]) => void;
};

/** The system's own chooser, behind a button of ours. */
export function FilePicker({ hint, error, busyLabel, onPick }: FilePickerProps) {
  const { t } = useTranslation('request-files');
  const input = useRef<HTMLInputElement>(null);
  return (
    <div className="flex flex-col gap-1.5">
      <input
        ref={input}
        type="file"
        multiple
        hidden
        aria-label={t('attachments.choose')}
        accept={Object.values(MEDIA_TYPES).join(',')}
        onChange={({ target }) => {
          const files = [...(target.files ?? [])];
          // The same file can be chosen again.
          target.value = '';
          if (files.length > 0) onPick(files);
        }}
      />
      <Button
        variant="secondary"
        size="sm"
        className="self-start"
        icon={<Paperclip className="size-4" aria-hidden="true" />}
        busyLabel={busyLabel}
        onClick={() => input.current?.click()}
      >
        {t('attachments.add')}
      </Button>
      <p className="text-sm text-muted">{hint}</p>
      {error && (
        <div role="alert">
          <FieldError text={error} />
        </div>
      )}
    </div>
  );
}
