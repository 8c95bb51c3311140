import { useTranslation } from 'react-i18next';
import { directoriesEndpoints } from '#contract/directories.ts';
import { directoryKinds, teamSources } from '#domain/directories/directory-life.ts';
import { FormDialog } from '#ui/form-dialog.tsx';
import { Select } from '#ui/select.tsx';
import { TextField } from '#ui/text-field.tsx';
import { useErrorSentence } from '#web/api/use-error-sentence.ts';
import { useWrite } from '#web/api/use-write.ts';
import { useContractForm } from '#web/use-contract-form.ts';
import type { ToldDirectory } from './directory.ts';

type ConnectDialogProps = { onConnected: (directory: ToldDirectory) => void; onClose: () => void };

export function ConnectDialog({ onConnected, onClose }: ConnectDialogProps) {
  const { t } = useTranslation('directories');
  const sentence = useErrorSentence();
  const form = useContractForm(directoriesEndpoints.create.body, {
    name: t('connect.named'),
    kind: 'entra',
    teamsFrom: 'groups',
  });
  const create = useWrite(directoriesEndpoints.create, { onSuccess: onConnected, onError: form.showRefusal });
  return (
    <FormDialog
      title={t('connect.title')}
      onClose={onClose}
      onSubmit={form.handleSubmit((body) => create.mutate({ body }))}
      submitLabel={t('connect.submit')}
      busyLabel={create.isPending && t('connect.saving')}
      incomplete={form.incomplete}
      refusal={create.isError ? sentence(create.error, t('connect.failed')) : undefined}
      onRefusalClosed={create.reset}
    >
      <Select
        {...form.register('kind')}
        label={t('connect.kind')}
        options={directoryKinds.map((value) => ({ value, label: t(`kinds.${value}`) }))}
        error={form.errorOf('kind')}
      />
      <TextField
        {...form.register('name')}
        label={t('connect.name')}
        hint={t('connect.nameHint')}
        maxLength={60}
        autoComplete="off"
        error={form.errorOf('name')}
      />
      <Select
        {...form.register('teamsFrom')}
        label={t('connect.teams')}
        options={teamSources.map((value) => ({ value, label: t(`connect.sources.${value}`) }))}
        error={form.errorOf('teamsFrom')}
      />
      <p className="text-sm text-muted">{t('connect.promise')}</p>
    </FormDialog>
  );
}
