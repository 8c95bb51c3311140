import Plus from 'lucide-react/icons/plus';
import Trash2 from 'lucide-react/icons/trash-2';
import { type ClipboardEvent, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Role } from '#domain/members/role.ts';
import { Button } from '#ui/button.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { Select } from '#ui/select.tsx';
import { TextField } from '#ui/text-field.tsx';
import { toLanguage } from '#web/i18n/language.ts';
import { fieldSentence } from '#words/sentences/fields.ts';
import type { useRowsForm } from './rows-form.ts';

type InviteRowsProps = {
  editor: ReturnType<typeof useRowsForm>;
  roles: readonly Role[];
  /** A table pasted into a cell is meant as people, not as one very long name. */
  onPasteTable: (text: string) => void;
};

export function InviteRows({ editor, roles, onPasteTable }: InviteRowsProps) {
  const { t, i18n } = useTranslation(['users', 'ui']);
  const { form, rows, add, remove } = editor;
  const list = useRef<HTMLOListElement>(null);
  const count = useRef(rows.length);

  // A new row is there to be filled in.
  useEffect(() => {
    if (rows.length === count.current + 1) {
      list.current?.querySelector<HTMLInputElement>('li:last-child input')?.focus();
    }
    count.current = rows.length;
  }, [rows.length]);

  const paste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text/plain');
    if (!/[\t\n]/.test(text.trim())) return;
    event.preventDefault();
    onPasteTable(text);
  };
  const errorOf = (place: number, field: 'name' | 'email' | 'role') => {
    const error = form.formState.errors.rows?.[place]?.[field];
    if (!error?.message) return undefined;
    return error.type === 'server' ? error.message : fieldSentence(error.message, toLanguage(i18n.language));
  };

  return (
    <div className="flex flex-col gap-4">
      <ol ref={list} className="flex flex-col gap-4">
        {rows.map((row, place) => (
          <li
            key={row.id}
            className="grid grid-cols-[1fr_auto] gap-3 border-b border-line pb-4 last:border-0 last:pb-0 sm:grid-cols-[1fr_1fr_10rem_auto] sm:items-start sm:border-0 sm:pb-0"
          >
            <TextField
              {...form.register(`rows.${place}.name`)}
              label={t('users:bulk.nameOf', { line: place + 1 })}
              placeholder={t('users:fields.name')}
              hideLabel
              className="max-sm:col-span-2"
              autoComplete="off"
              onPaste={paste}
              error={errorOf(place, 'name')}
            />
            <TextField
              {...form.register(`rows.${place}.email`)}
              label={t('users:bulk.emailOf', { line: place + 1 })}
              placeholder={t('users:fields.email')}
              hideLabel
              className="max-sm:col-span-2"
              type="email"
              inputMode="email"
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              onPaste={paste}
              error={errorOf(place, 'email')}
            />
            <Select
              {...form.register(`rows.${place}.role`)}
              label={t('users:bulk.roleOf', { line: place + 1 })}
              hideLabel
              options={roles.map((role) => ({ value: role, label: t(`ui:role.${role}`) }))}
              error={errorOf(place, 'role')}
            />
            <IconButton
              label={t('users:bulk.removeRow', { line: place + 1 })}
              icon={<Trash2 className="size-5" aria-hidden="true" />}
              disabled={rows.length === 1}
              onClick={() => {
                remove(place);
                list.current?.querySelector<HTMLInputElement>('input')?.focus();
              }}
            />
          </li>
        ))}
      </ol>
      <div>
        <Button
          variant="secondary"
          size="sm"
          icon={<Plus className="size-4" aria-hidden="true" />}
          onClick={add}
        >
          {t('users:bulk.addRow')}
        </Button>
      </div>
    </div>
  );
}
