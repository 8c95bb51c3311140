import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useController } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { coverageEndpoints, minimumFormSchema } from '#contract/coverage.ts';
import { Button } from '#ui/button.tsx';
import { FigureField } from '#ui/figure-field.tsx';
import { useToast } from '#ui/toast.tsx';
import { call } from '#web/api/call.ts';
import { refreshAfter } from '#web/api/touched-by.ts';
import { useErrorSentence } from '#web/api/use-error-sentence.ts';
import { useContractForm } from '#web/use-contract-form.ts';
import type { MinimumOf } from './coverage.ts';

/** A figure and, once it differs from what holds, the button that saves it. Empty or 0: no minimum. */
export function MinimumForm({ name, minimum, people, team }: MinimumOf) {
  const { t } = useTranslation('coverage');
  const toast = useToast();
  const sentence = useErrorSentence();
  const queryClient = useQueryClient();
  const form = useContractForm(minimumFormSchema, { minimum });
  const { field } = useController({ control: form.control, name: 'minimum' });
  const save = useMutation({
    mutationFn: (body: { minimum: number | null }) =>
      team
        ? call(coverageEndpoints.setTeamMinimum, { params: { id: team.id }, body })
        : call(coverageEndpoints.setMinimum, { body }),
    onSuccess: (_coverage, body) => {
      toast({ title: t(body.minimum ? 'minimum.done' : 'minimum.removed') });
      void refreshAfter(queryClient, coverageEndpoints.setMinimum);
    },
    onError: form.showRefusal,
  });
  const wanted = field.value || null;
  const differs = Number.isNaN(field.value) || wanted !== minimum;
  return (
    <form
      noValidate
      onSubmit={form.handleSubmit((body) => save.mutate(body))}
      className="flex flex-wrap items-start gap-x-4 gap-y-3"
    >
      <FigureField
        ref={field.ref}
        label={t('minimum.label', { name })}
        hideLabel
        placeholder="0"
        value={field.value}
        onChange={field.onChange}
        unit={t('minimum.of', { count: people })}
        hint={wanted !== null && wanted > people ? t('minimum.tooMany') : undefined}
        error={
          form.errorOf('minimum') ?? (save.isError ? sentence(save.error, t('minimum.failed')) : undefined)
        }
      />
      {differs && (
        <Button
          type="submit"
          size="sm"
          className="min-h-11 sm:ml-auto"
          aria-label={t('minimum.saveNamed', { name })}
          busyLabel={save.isPending && t('minimum.saving')}
        >
          {t('minimum.save')}
        </Button>
      )}
    </form>
  );
}
