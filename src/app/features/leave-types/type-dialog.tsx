import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useController } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { ChangeList } from '#app/leave/change-preview/change-list.tsx';
import type { ChangePreview } from '#app/leave/change-preview/change-preview.ts';
import { leaveTypesEndpoints } from '#contract/leave-types.ts';
import { isKindAboutHealth } from '#domain/balances/absence.ts';
import { Checkbox } from '#ui/checkbox.tsx';
import { FormDialog } from '#ui/form-dialog.tsx';
import { call } from '#web/api/call.ts';
import { useErrorSentence } from '#web/api/use-error-sentence.ts';
import { toLanguage } from '#web/i18n/language.ts';
import { type LeaveTypeForm, type LeaveTypeRow, NEW_TYPE, typeDraftOf } from './leave-type.ts';
import { TypeColorChoice } from './type-color-choice.tsx';
import { TypeKindFields } from './type-kind-fields.tsx';
import { TypeRuleFields } from './type-rule-fields.tsx';
import { useSaveType } from './use-save-type.ts';
import { useTypeForm } from './use-type-form.ts';

type TypeDialogProps = {
  /** Absent: a new type. */
  type?: LeaveTypeRow;
  onClose: () => void;
};

/**
 * One form for a new type and for one that is there; of the four of every account, only two things can be set. What the
 * law takes a used type for is shown with its consequences before it is saved.
 */
export function TypeDialog({ type, onClose }: TypeDialogProps) {
  const { t, i18n } = useTranslation('leave-types');
  const sentence = useErrorSentence();
  const mode = type ? 'edit' : 'create';
  const started = type ? typeDraftOf(type) : NEW_TYPE;
  const form = useTypeForm(started);
  const color = useController({ control: form.control, name: 'color' }).field;
  const confidential = useController({ control: form.control, name: 'confidential' }).field;
  const kind = form.watch('absence') ?? null;
  const [shown, setShown] = useState<ChangePreview | null>(null);
  const save = useSaveType({ type, onSaved: onClose, onError: form.showRefusal });
  const preview = useMutation({
    mutationFn: ({ id, body }: { id: string; body: LeaveTypeForm }) =>
      call(leaveTypesEndpoints.preview, { params: { id }, body }),
    onSuccess: setShown,
    onError: form.showRefusal,
  });
  const isCorrected = type?.inUse === true && kind !== started.absence;
  const forget = () => {
    setShown(null);
    preview.reset();
    save.reset();
  };
  const submit = (body: LeaveTypeForm) => {
    if (type && isCorrected && shown === null) preview.mutate({ id: type.id, body });
    else save.mutate(body);
  };
  const isPrivate = type?.aboutHealth === true || isKindAboutHealth(kind);
  const failure = preview.error ?? save.error;
  const submitLabel = () => {
    if (!isCorrected) return t(`${mode}.submit`);
    return shown === null ? t('edit.preview') : t('edit.apply', { count: shown.people.length });
  };
  return (
    <FormDialog
      title={type ? t('edit.title', { name: type.name[toLanguage(i18n.language)] }) : t('create.title')}
      description={type?.builtIn ? t('edit.builtIn') : undefined}
      onClose={onClose}
      onSubmit={form.handleSubmit(submit)}
      submitLabel={submitLabel()}
      busyLabel={(preview.isPending && t('edit.previewing')) || (save.isPending && t(`${mode}.saving`))}
      incomplete={form.incomplete}
      refusal={failure ? sentence(failure, t(`${mode}.failed`)) : undefined}
      onRefusalClosed={forget}
    >
      {!type?.builtIn && (
        <>
          <TypeRuleFields form={form} />
          <TypeKindFields form={form} type={type} onKindChange={forget} />
        </>
      )}
      <TypeColorChoice value={color.value} current={started.color} onChange={color.onChange} />
      <Checkbox
        label={t('fields.confidential')}
        hint={t(isPrivate ? 'fields.confidentialHealth' : 'fields.confidentialHint')}
        disabled={isPrivate}
        checked={confidential.value}
        onChange={confidential.onChange}
      />
      {isCorrected && shown && <KindChanges preview={shown} />}
    </FormDialog>
  );
}

function KindChanges({ preview }: { preview: ChangePreview }) {
  const { t } = useTranslation('leave-types');
  const heading = useRef<HTMLHeadingElement>(null);
  // It appears below what was pressed: eye and screen reader go there together.
  useEffect(() => heading.current?.focus(), []);
  return (
    <section aria-labelledby="kind-changes" className="flex flex-col gap-4 border-t border-line pt-5">
      <h3 id="kind-changes" ref={heading} tabIndex={-1} className="font-semibold outline-none">
        {t('edit.kindChanges')}
      </h3>
      <ChangeList preview={preview} />
      <p className="text-sm text-muted">{t('edit.kindConsequence')}</p>
    </section>
  );
}
