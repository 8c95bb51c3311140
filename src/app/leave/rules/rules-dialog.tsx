import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import { ChangeList } from '#app/leave/change-preview/change-list.tsx';
import type { ChangePreview } from '#app/leave/change-preview/change-preview.ts';
import type { rulesFormSchema } from '#contract/rule-groups.ts';
import { RULE_NAMES, type RuleName } from '#domain/policies/rule-groups.ts';
import { Checkbox } from '#ui/checkbox.tsx';
import { DatePicker } from '#ui/date-picker.tsx';
import { FormDialog } from '#ui/form-dialog.tsx';
import { useToast } from '#ui/toast.tsx';
import { useErrorSentence } from '#web/api/use-error-sentence.ts';
import { useDayFormats } from '#web/i18n/use-day-formats.ts';
import { useKept } from '#web/use-kept.ts';
import { RuleField } from './rule-field.tsx';
import { changeOf, type Rules, type WholeRules } from './rules.ts';
import { useRuleWords } from './use-rule-words.ts';

type RulesForm = z.input<typeof rulesFormSchema>;

type RulesDialogProps = {
  title: string;
  today: string;
  /** What differs so far. */
  rules: Rules;
  /** What holds where nothing differs. */
  inherited: WholeRules;
  preview: (form: RulesForm) => Promise<ChangePreview>;
  apply: (form: RulesForm) => Promise<unknown>;
  onClose: () => void;
};

/** What differs for a group or a person: chosen first, then shown with what it changes, then applied. */
export function RulesDialog({ title, today, rules, inherited, preview, apply, onClose }: RulesDialogProps) {
  const { t } = useTranslation('rule-groups');
  const { longDay } = useDayFormats();
  const words = useRuleWords();
  const toast = useToast();
  const sentence = useErrorSentence();
  const [draft, setDraft] = useKept<Rules>(`${title} rules`, rules);
  const [effectiveFrom, setEffectiveFrom] = useKept<string | null>(`${title} from`, today);
  const [complaining, setComplaining] = useState(false);
  const [shown, setShown] = useState<ChangePreview | null>(null);
  const previewing = useMutation({ mutationFn: preview, onSuccess: setShown });
  const applying = useMutation({
    mutationFn: apply,
    onSuccess: () => {
      toast({ title: t('dialog.done', { day: longDay(effectiveFrom ?? today) }) });
      onClose();
    },
  });
  const change = changeOf(rules, draft);
  const isUnchanged = Object.keys(change.rules).length + change.inherit.length === 0;
  /** Another choice has other consequences: what was shown no longer holds. */
  const edit = (next: Rules) => {
    setDraft(next);
    setShown(null);
    previewing.reset();
    applying.reset();
  };
  const toggle = (name: RuleName, isOwn: boolean) => {
    const { [name]: _, ...others } = draft;
    edit(isOwn ? { ...draft, [name]: rules[name] ?? inherited[name] } : others);
  };
  const failure = previewing.error ?? applying.error;
  return (
    <FormDialog
      title={title}
      description={t('dialog.lead')}
      width="lg"
      onClose={onClose}
      onSubmit={(event) => {
        event.preventDefault();
        if (effectiveFrom === null) {
          setComplaining(true);
          return;
        }
        const form = { effectiveFrom, ...change };
        if (shown === null) previewing.mutate(form);
        else applying.mutate(form);
      }}
      submitLabel={t(shown === null ? 'dialog.preview' : 'dialog.apply')}
      busyLabel={
        (previewing.isPending && t('dialog.previewing')) || (applying.isPending && t('dialog.applying'))
      }
      idle={isUnchanged}
      refusal={failure ? sentence(failure, t('dialog.failed')) : undefined}
    >
      <ul className="flex flex-col divide-y divide-line">
        {RULE_NAMES.map((name) => {
          const isOwn = draft[name] !== undefined;
          return (
            <li key={name} className="flex flex-col gap-3 py-3 first:pt-0 last:pb-0">
              <Checkbox
                label={t(`names.${name}`)}
                // What a rule of one's own hides is known once it is gone: the preview tells what changes.
                hint={
                  isOwn || rules[name] !== undefined
                    ? undefined
                    : t('dialog.inherited', { rule: words(name, inherited) })
                }
                checked={isOwn}
                onChange={(own) => toggle(name, own)}
              />
              {isOwn && (
                <div className="border-l-2 border-line pl-4">
                  <RuleField
                    name={name}
                    rules={{ ...inherited, ...draft }}
                    onChange={(changed) => edit({ ...draft, ...changed })}
                  />
                </div>
              )}
            </li>
          );
        })}
      </ul>
      <DatePicker
        label={t('dialog.effectiveFrom')}
        hint={t('dialog.effectiveFromHint')}
        value={effectiveFrom}
        onChange={(day) => {
          setEffectiveFrom(day);
          edit(draft);
        }}
        error={complaining && effectiveFrom === null ? t('dialog.noDate') : undefined}
      />
      {shown && effectiveFrom && (
        <section className="flex flex-col gap-3">
          <h3 className="font-semibold">{t('dialog.changes', { day: longDay(effectiveFrom) })}</h3>
          <ChangeList preview={shown} />
          <p className="text-sm text-muted">{t('dialog.consequence')}</p>
        </section>
      )}
    </FormDialog>
  );
}
