import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ChangePreview } from '#app/leave/change-preview/change-preview.ts';
import { PersonChangeRow } from '#app/leave/change-preview/person-change-row.tsx';
import type { PersonRules } from '#app/leave/rules/rules.ts';
import { ruleGroupsEndpoints } from '#contract/rule-groups.ts';
import type { RuleGroupKind } from '#domain/policies/rule-groups.ts';
import { DatePicker } from '#ui/date-picker.tsx';
import { FormDialog } from '#ui/form-dialog.tsx';
import { Select } from '#ui/select.tsx';
import { useToast } from '#ui/toast.tsx';
import { call } from '#web/api/call.ts';
import { endpointQuery } from '#web/api/endpoint-query.ts';
import { useErrorSentence } from '#web/api/use-error-sentence.ts';
import { useWrite } from '#web/api/use-write.ts';
import { useDayFormats } from '#web/i18n/use-day-formats.ts';
import { useKept } from '#web/use-kept.ts';

type PlacementDialogProps = {
  person: { id: string; name: string };
  placements: PersonRules['placements'];
  today: string;
  onClose: () => void;
};

type Place = { siteId: string | null; categoryId: string | null };

/** The value of a list for nothing: a list has no place for null. */
const NONE = '';

/** Another site or category from a day on: chosen first, then shown with what it changes, then saved. */
export function PlacementDialog({ person, placements, today, onClose }: PlacementDialogProps) {
  const { t } = useTranslation('rule-groups');
  const { longDay } = useDayFormats();
  const toast = useToast();
  const sentence = useErrorSentence();
  const groups = useQuery(endpointQuery(ruleGroupsEndpoints.list, {}));
  const current = placements.findLast(({ effectiveFrom }) => effectiveFrom <= today);
  const [place, setPlace] = useKept<Place>('placement.place', {
    siteId: current?.site?.id ?? null,
    categoryId: current?.category?.id ?? null,
  });
  const [effectiveFrom, setEffectiveFrom] = useKept<string | null>('placement.from', today);
  const [complaining, setComplaining] = useState(false);
  const [shown, setShown] = useState<ChangePreview | null>(null);
  const params = { id: person.id };
  const preview = useMutation({
    mutationFn: (body: Place & { effectiveFrom: string }) =>
      call(ruleGroupsEndpoints.previewPlacement, { params, body }),
    onSuccess: setShown,
  });
  const save = useWrite(ruleGroupsEndpoints.place, {
    onSuccess: () => {
      toast({ title: t('placement.done', { name: person.name }) });
      onClose();
    },
  });
  /** Another choice has other consequences: what was shown no longer holds. */
  const change = (apply: () => void) => {
    apply();
    setShown(null);
    preview.reset();
    save.reset();
  };
  const optionsOf = (kind: RuleGroupKind, chosen: string | null, none: string) => [
    { value: NONE, label: none },
    ...(groups.data ?? [])
      .filter((group) => group.kind === kind && (!group.archived || group.id === chosen))
      .map(({ id, name }) => ({ value: id, label: name })),
  ];
  const failure = preview.error ?? save.error;
  return (
    <FormDialog
      title={t('placement.title', { name: person.name })}
      width="lg"
      onClose={onClose}
      onSubmit={(event) => {
        event.preventDefault();
        if (effectiveFrom === null) {
          setComplaining(true);
          return;
        }
        const body = { effectiveFrom, ...place };
        if (shown === null) preview.mutate(body);
        else save.mutate({ params, body });
      }}
      submitLabel={t(shown === null ? 'dialog.preview' : 'dialog.apply')}
      busyLabel={(preview.isPending && t('dialog.previewing')) || (save.isPending && t('dialog.applying'))}
      refusal={failure ? sentence(failure, t('placement.failed')) : undefined}
    >
      {groups.data?.length === 0 && <p className="text-muted">{t('placement.noGroups')}</p>}
      <Select
        label={t('placement.site')}
        value={place.siteId ?? NONE}
        onChange={({ target }) =>
          change(() => setPlace({ ...place, siteId: target.value === NONE ? null : target.value }))
        }
        options={optionsOf('site', place.siteId, t('placement.none'))}
      />
      <Select
        label={t('placement.category')}
        value={place.categoryId ?? NONE}
        onChange={({ target }) =>
          change(() => setPlace({ ...place, categoryId: target.value === NONE ? null : target.value }))
        }
        options={optionsOf('category', place.categoryId, t('placement.noneCategory'))}
      />
      <DatePicker
        label={t('dialog.effectiveFrom')}
        hint={t('dialog.effectiveFromHint')}
        value={effectiveFrom}
        onChange={(day) => change(() => setEffectiveFrom(day))}
        error={complaining && effectiveFrom === null ? t('dialog.noDate') : undefined}
      />
      {shown && effectiveFrom && (
        <section className="flex flex-col gap-3">
          <h3 className="font-semibold">{t('dialog.changes', { day: longDay(effectiveFrom) })}</h3>
          {shown.people.length === 0 ? (
            <p>{t('placement.nothingElse')}</p>
          ) : (
            <>
              {shown.people.map((each) => (
                <PersonChangeRow key={each.user.id} change={each} nameless />
              ))}
              <p className="text-sm text-muted">{t('placement.consequence')}</p>
            </>
          )}
        </section>
      )}
    </FormDialog>
  );
}
