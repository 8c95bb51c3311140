import Copy from 'lucide-react/icons/copy';
import Download from 'lucide-react/icons/download';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import Trash2 from 'lucide-react/icons/trash-2';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { payrollFilesEndpoints } from '#contract/payroll-files.ts';
import { modelProblems } from '#domain/payroll/model-problems.ts';
import type { PayModel } from '#domain/payroll/pay-model.ts';
import { Badge } from '#ui/badge.tsx';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { useToast } from '#ui/toast.tsx';
import { useErrorSentence } from '#web/api/use-error-sentence.ts';
import { useWrite } from '#web/api/use-write.ts';
import { ColumnsEditor } from './columns-editor.tsx';
import { FormatFields } from './format-fields.tsx';
import { modelFileText } from './model-file.ts';
import { ModelPreview } from './model-preview.tsx';
import { isUnconfirmed, type ShownModel } from './pay-files.ts';
import { useModelProblem } from './use-model-problem.ts';

type ModelEditorProps = {
  model: ShownModel;
  draft: PayModel;
  /** Not kept yet. */
  isNew: boolean;
  isDirty: boolean;
  onChange: (draft: PayModel) => void;
  onForget: () => void;
  onCopy: (draft: PayModel) => void;
};

export function ModelEditor({ model, draft, isNew, isDirty, onChange, onForget, onCopy }: ModelEditorProps) {
  const { t } = useTranslation('payroll-files');
  const toast = useToast();
  const sentence = useErrorSentence();
  const problemSentence = useModelProblem();
  const [tried, setTried] = useState(false);
  const save = useWrite(payrollFilesEndpoints.setModels, {
    onSuccess: () => {
      onForget();
      setTried(false);
      toast({ title: t('models.saved') });
    },
  });
  const problems = modelProblems(draft);
  const nameMissing = draft.name.trim() === '';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (problems.length > 0 || nameMissing) return;
    const columns = draft.columns.map((column) => ({ ...column, words: [...column.words] }));
    save.mutate({ body: { models: [{ ...draft, columns }] } });
  };
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-6">
      <Known model={model} draft={draft} />
      {save.isError && <Banner tone="error" title={sentence(save.error, t('models.saveFailed'))} />}
      <Card title={t('format.title')} actions={<Actions {...{ model, draft, isNew, onCopy, onForget }} />}>
        <FormatFields
          draft={draft}
          onChange={onChange}
          {...(tried && nameMissing ? { nameError: t('format.nameMissing') } : {})}
        />
      </Card>
      <Card title={t('columns.title', { count: draft.columns.length })}>
        <ColumnsEditor draft={draft} onChange={onChange} />
      </Card>
      {problems.length > 0 && (isDirty || tried) ? (
        <Banner tone="warning" title={t('problems.title')}>
          <ul className="list-disc pl-5">
            {problems.map((problem) => (
              <li key={`${problem.kind} ${problem.column}`}>{problemSentence(problem)}</li>
            ))}
          </ul>
        </Banner>
      ) : (
        <Card title={t('preview.title')}>
          <ModelPreview model={draft} />
        </Card>
      )}
      {(isDirty || isNew) && (
        <div
          data-bottom-bar
          className="sticky bottom-14 flex flex-wrap justify-end gap-3 rounded-md border border-line bg-surface px-5 py-3 md:bottom-0"
        >
          <Button variant="secondary" onClick={onForget}>
            {t('models.forget')}
          </Button>
          <Button type="submit" busyLabel={save.isPending && t('models.saving')}>
            {t('models.save')}
          </Button>
        </div>
      )}
    </form>
  );
}

/** What is known of the layout, never more than that. */
function Known({ model, draft }: { model: ShownModel; draft: PayModel }) {
  const { t } = useTranslation('payroll-files');
  const { known, id } = model;
  if (draft.confirmed)
    return (
      <Badge tone="approved" className="self-start">
        {t('known.confirmed')}
      </Badge>
    );
  if (!isUnconfirmed(model)) return null;
  const note = id in NOTES ? t(`notes.${id as keyof typeof NOTES}`) : null;
  return (
    <Banner tone="warning" title={t(known === 'published' ? 'known.published' : 'known.unconfirmed')}>
      {note}
    </Banner>
  );
}

/** The models of which something is known. */
const NOTES = { silae: 1, payfit: 1, sage: 1, ebp: 1, 'cegid-quadra': 1, adp: 1, openpaye: 1, '123pay': 1 };

type ActionsProps = Pick<ModelEditorProps, 'model' | 'draft' | 'isNew' | 'onCopy' | 'onForget'>;

function Actions({ model, draft, isNew, onCopy, onForget }: ActionsProps) {
  const { t } = useTranslation('payroll-files');
  const toast = useToast();
  const sentence = useErrorSentence();
  const own = model.known === 'own';
  const remove = useWrite(payrollFilesEndpoints.setModels, {
    onSuccess: () => {
      onForget();
      toast({ title: t(own ? 'models.removed' : 'models.restored') });
    },
    onError: (error) => toast({ title: sentence(error, t('models.saveFailed')) }),
  });
  return (
    <div className="flex flex-wrap gap-2">
      <Button
        variant="quiet"
        size="sm"
        icon={<Copy className="size-4" aria-hidden="true" />}
        onClick={() => onCopy(draft)}
      >
        {t('models.copy')}
      </Button>
      <Button
        variant="quiet"
        size="sm"
        icon={<Download className="size-4" aria-hidden="true" />}
        onClick={() => keepFile(draft)}
      >
        {t('models.export')}
      </Button>
      {model.changed && !isNew && (
        <Button
          variant={own ? 'dangerQuiet' : 'quiet'}
          size="sm"
          icon={
            own ? (
              <Trash2 className="size-4" aria-hidden="true" />
            ) : (
              <RotateCcw className="size-4" aria-hidden="true" />
            )
          }
          busyLabel={remove.isPending && t('models.saving')}
          onClick={() => remove.mutate({ body: { remove: [model.id] } })}
        >
          {t(own ? 'models.remove' : 'models.restore')}
        </Button>
      )}
    </div>
  );
}

function keepFile(model: PayModel): void {
  const url = URL.createObjectURL(new Blob([modelFileText(model)], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = `relache-${model.id}.json`;
  link.click();
  URL.revokeObjectURL(url);
}
