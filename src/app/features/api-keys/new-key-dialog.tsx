import { useController } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { apiKeysEndpoints } from '#contract/api-keys.ts';
import type { KeyKind } from '#domain/api-keys/key-format.ts';
import { addDays } from '#domain/calendar/plain-date.ts';
import { FormDialog } from '#ui/form-dialog.tsx';
import { Select } from '#ui/select.tsx';
import { TextField } from '#ui/text-field.tsx';
import { Textarea } from '#ui/textarea.tsx';
import type { StoredUser } from '#web/api/stored-session.ts';
import { useErrorSentence } from '#web/api/use-error-sentence.ts';
import { useWrite } from '#web/api/use-write.ts';
import { useToday } from '#web/clock/use-today.ts';
import { useContractForm } from '#web/use-contract-form.ts';
import { useKept } from '#web/use-kept.ts';
import type { ToldApiKey } from './api-key.ts';
import { ScopeChoice } from './scope-choice.tsx';

const ends = ['30', '90', '365', 'never'] as const;
type End = (typeof ends)[number];

type NewKeyDialogProps = {
  user: StoredUser;
  kind: KeyKind;
  onCreated: (key: ToldApiKey) => void;
  onClose: () => void;
};

export function NewKeyDialog({ user, kind, onCreated, onClose }: NewKeyDialogProps) {
  const { t } = useTranslation('api-keys');
  const sentence = useErrorSentence();
  const today = useToday();
  const [end, setEnd] = useKept<End>('key.end', '90');
  const form = useContractForm(apiKeysEndpoints.create.body, { name: '', kind, scopes: [], addresses: [] });
  const scopes = useController({ control: form.control, name: 'scopes' });
  const addresses = useController({ control: form.control, name: 'addresses' });
  const create = useWrite(apiKeysEndpoints.create, { onSuccess: onCreated, onError: form.showRefusal });
  const typed = addresses.field.value ?? [];
  const wrong = typed.map((_, place) => form.errorOf(`addresses.${place}`)).find((error) => error);
  const expiresAt = end === 'never' ? null : `${addDays(today, Number(end))}T00:00:00Z`;
  return (
    <FormDialog
      title={t(kind === 'personal' ? 'add.titlePersonal' : 'add.titleOrganization')}
      onClose={onClose}
      onSubmit={form.handleSubmit((body) => create.mutate({ body: { ...body, expiresAt } }))}
      submitLabel={t('add.submit')}
      busyLabel={create.isPending && t('add.saving')}
      incomplete={form.incomplete}
      refusal={create.isError ? sentence(create.error, t('add.failed')) : undefined}
      onRefusalClosed={create.reset}
    >
      <TextField
        {...form.register('name')}
        label={t('add.name')}
        hint={t('add.nameHint')}
        maxLength={60}
        autoComplete="off"
        error={form.errorOf('name')}
      />
      <ScopeChoice
        user={user}
        kind={kind}
        chosen={scopes.field.value}
        onChange={scopes.field.onChange}
        error={form.errorOf('scopes')}
      />
      <Select
        label={t('add.end')}
        options={ends.map((value) => ({ value, label: t(`add.ends.${value}`) }))}
        value={end}
        onChange={({ target }) => setEnd(ends.find((one) => one === target.value) ?? end)}
      />
      <Textarea
        label={t('add.addresses')}
        hint={t('add.addressesHint')}
        rows={2}
        onChange={({ target }) => addresses.field.onChange(linesOf(target.value))}
        error={wrong ?? form.errorOf('addresses')}
      />
    </FormDialog>
  );
}

function linesOf(text: string): string[] {
  return text
    .split(/[\s,;]+/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
}
