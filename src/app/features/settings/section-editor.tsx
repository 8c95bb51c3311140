import { useEffect, useState } from 'react';
import { useController } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { settingsEndpoints } from '#contract/settings.ts';
import { Banner } from '#ui/banner.tsx';
import { DatePicker } from '#ui/date-picker.tsx';
import { useToast } from '#ui/toast.tsx';
import { useErrorSentence } from '#web/api/use-error-sentence.ts';
import { useWrite } from '#web/api/use-write.ts';
import { useDayFormats } from '#web/i18n/use-day-formats.ts';
import { ApplyBar } from './apply-bar.tsx';
import { ConsequencesPanel } from './consequences-panel.tsx';
import { LEAVE_SECTIONS, type LeaveSectionName } from './leave-sections.ts';
import { changedSettings, changesMark, draftOf, type Settings } from './leave-settings.ts';
import { SectionFields } from './section-fields.tsx';
import { useLeaveSettingsForm } from './use-leave-settings-form.ts';
import { useSettingsPreview } from './use-settings-preview.ts';

type SectionEditorProps = {
  section: LeaveSectionName;
  title: string;
  settings: Settings;
  today: string;
  onDirty: (isDirty: boolean) => void;
  onClose: () => void;
};

/** One section, edited in its place; nothing holds before its consequences were seen. */
export function SectionEditor({ section, title, settings, today, onDirty, onClose }: SectionEditorProps) {
  const { t } = useTranslation(['settings', 'settings-sections']);
  const { longDay } = useDayFormats();
  const sentence = useErrorSentence();
  const toast = useToast();
  // What was applied elsewhere meanwhile must not take away what is being typed.
  const [start] = useState(() => ({ draft: draftOf(settings, today), state: changesMark(settings) }));
  const form = useLeaveSettingsForm(start.draft);
  const effectiveFrom = useController({ control: form.control, name: 'effectiveFrom' }).field;
  const draft = { ...start.draft, ...form.watch() };
  const changed = changedSettings(start.draft, draft).filter((name) =>
    LEAVE_SECTIONS[section].settings.includes(name),
  );
  const preview = useSettingsPreview(draft, changed);
  const isDirty = changed.length > 0;
  useEffect(() => onDirty(isDirty), [isDirty, onDirty]);
  const apply = useWrite(settingsEndpoints.apply, {
    onSuccess: () => {
      const count = preview.preview?.people.length ?? 0;
      toast({ title: t('apply.done', { count, day: longDay(draft.effectiveFrom) }) });
      onClose();
    },
  });
  const told = { ...form, errorOf: (name: string) => preview.problems[name] };
  return (
    <form
      noValidate
      aria-label={t('settings-sections:editorNamed', { section: title })}
      onSubmit={(event) => {
        event.preventDefault();
        if (preview.stage === 'known' && !apply.isPending) apply.mutate({ body: preview.body });
        else if (preview.stage === 'to-ask') preview.ask();
      }}
    >
      {changesMark(settings) !== start.state && !apply.isPending && !apply.isSuccess && (
        <div className="px-5 pb-4">
          <Banner tone="info" title={t('meanwhile')} />
        </div>
      )}
      <div className="grid gap-x-8 gap-y-6 px-5 pb-6 xl:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="flex min-w-0 flex-col gap-6">
          <SectionFields section={section} form={told} thisYear={Number(today.slice(0, 4))} />
          <DatePicker
            label={t('effectiveFrom')}
            hint={t('effectiveFromHint')}
            value={effectiveFrom.value || null}
            onChange={(day) => effectiveFrom.onChange(day ?? '')}
            error={told.errorOf('effectiveFrom')}
          />
        </div>
        <ConsequencesPanel preview={preview} />
      </div>
      <ApplyBar
        preview={preview}
        isApplying={apply.isPending}
        refusal={apply.isError ? sentence(apply.error, t('apply.failed')) : undefined}
        onRefusalClosed={apply.reset}
        onClose={onClose}
      />
    </form>
  );
}
