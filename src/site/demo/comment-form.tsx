import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#ui/button.tsx';
import { Textarea } from '#ui/textarea.tsx';

export function DemoCommentForm({ onAdd }: { onAdd: (text: string) => void }) {
  const { t } = useTranslation('demo');
  const [text, setText] = useState('');
  const [isMissing, setMissing] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => field.current?.focus(), []);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() !== '') onAdd(text);
    else {
      setMissing(true);
      field.current?.focus();
    }
  };
  return (
    <form noValidate onSubmit={submit} className="flex flex-col items-start gap-3">
      <Textarea
        ref={field}
        className="w-full"
        label={t('approval.commentLabel')}
        maxLength={500}
        value={text}
        error={isMissing && text.trim() === '' ? t('approval.commentMissing') : undefined}
        onChange={({ target }) => setText(target.value)}
      />
      <Button type="submit" size="sm" className="max-sm:min-h-11">
        {t('approval.commentAdd')}
      </Button>
    </form>
  );
}
