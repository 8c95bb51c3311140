import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { RuleGroup } from '#app/leave/rules/rules.ts';
import { ruleGroupsEndpoints } from '#contract/rule-groups.ts';
import { writtenSiret } from '#domain/payroll/siret.ts';
import type { RuleGroupKind } from '#domain/policies/rule-groups.ts';
import { FormDialog } from '#ui/form-dialog.tsx';
import { TextField } from '#ui/text-field.tsx';
import { useToast } from '#ui/toast.tsx';
import { call } from '#web/api/call.ts';
import { refreshAfter } from '#web/api/touched-by.ts';
import { useErrorSentence } from '#web/api/use-error-sentence.ts';
import { useContractForm } from '#web/use-contract-form.ts';

type GroupNameDialogProps = {
  kind: RuleGroupKind;
  /** Absent: a new one. */
  group?: RuleGroup;
  onClose: () => void;
};

export function GroupNameDialog({ kind, group, onClose }: GroupNameDialogProps) {
  const { t } = useTranslation('rule-groups');
  const toast = useToast();
  const sentence = useErrorSentence();
  const queryClient = useQueryClient();
  const form = useContractForm(ruleGroupsEndpoints.create.body, {
    kind,
    name: group?.name ?? '',
    ...(kind === 'site' ? { siret: group?.siret ? writtenSiret(group.siret) : '' } : {}),
  });
  const save = useMutation({
    mutationFn: ({
      kind: _,
      ...body
    }: {
      kind: RuleGroupKind;
      name: string;
      siret?: string | null | undefined;
    }) =>
      group
        ? call(ruleGroupsEndpoints.update, { params: { id: group.id }, body })
        : call(ruleGroupsEndpoints.create, { body: { kind, ...body } }),
    onSuccess: ({ name }) => {
      toast({ title: t('saved', { name }) });
      void refreshAfter(queryClient, ruleGroupsEndpoints.update);
      onClose();
    },
    onError: form.showRefusal,
  });
  return (
    <FormDialog
      title={group ? t(`kinds.${kind}.changeTitle`, { name: group.name }) : t(`kinds.${kind}.create`)}
      onClose={onClose}
      onSubmit={form.handleSubmit((body) => save.mutate(body))}
      submitLabel={t('save')}
      busyLabel={save.isPending && t('saving')}
      incomplete={form.incomplete}
      refusal={save.isError ? sentence(save.error, t('saveFailed')) : undefined}
      onRefusalClosed={save.reset}
    >
      <TextField
        {...form.register('name')}
        label={t('name')}
        hint={t(`kinds.${kind}.nameHint`)}
        maxLength={80}
        error={form.errorOf('name')}
      />
      {kind === 'site' && (
        <TextField
          {...form.register('siret')}
          label={t('siret')}
          hint={t('siretHint')}
          inputMode="numeric"
          autoComplete="off"
          maxLength={40}
          optional
          error={form.errorOf('siret')}
        />
      )}
    </FormDialog>
  );
}
