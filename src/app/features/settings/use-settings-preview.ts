import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSettled } from '#app/input/use-settled.ts';
import type { ChangePreview } from '#app/leave/change-preview/change-preview.ts';
import { settingsDraftSchema, settingsEndpoints } from '#contract/settings.ts';
import { ApiError } from '#web/api/api-error.ts';
import { endpointQuery } from '#web/api/endpoint-query.ts';
import { toLanguage } from '#web/i18n/language.ts';
import { fieldSentence } from '#words/sentences/fields.ts';
import { refusedSettings, type SettingName, type SettingsDraft } from './leave-settings.ts';

/** So long nothing is typed before it is counted. */
const SETTLED_MS = 500;
/** Beyond so many people it is counted when somebody asks, not at each key. */
const MANY_PEOPLE = 300;

type SettingsBody = Partial<SettingsDraft> & Pick<SettingsDraft, 'effectiveFrom'>;

export type SettingsPreview = {
  /** What the fields say, by the name of the field. */
  problems: Readonly<Record<string, string>>;
  stage: 'idle' | 'refused' | 'counting' | 'to-ask' | 'failed' | 'known';
  /** What was counted last; it holds only while the stage is `known`. */
  preview: ChangePreview | undefined;
  body: SettingsBody;
  error: Error | null;
  /** Counts what was not counted, or not well. */
  ask: () => void;
};

/** A figure that cannot be read is NaN, which JSON would take for nothing at all. */
function textOf(draft: object): string {
  return JSON.stringify(draft, (_, value: unknown) => (Number.isNaN(value) ? 'NaN' : value));
}

/** What the draft would change, counted as it is typed. */
export function useSettingsPreview(draft: SettingsDraft, changed: readonly SettingName[]): SettingsPreview {
  const { t, i18n } = useTranslation('settings');
  const language = toLanguage(i18n.language);
  const text = textOf(draft);
  const isSettled = useSettled(text, SETTLED_MS) === text;
  const [asked, setAsked] = useState<string | null>(null);

  const parsed = settingsDraftSchema.safeParse(draft);
  const problems = new Map<string, string>();
  if (parsed.success) {
    for (const { name, refusal } of refusedSettings(parsed.data))
      problems.set(name, t(`refusals.${refusal}`));
  } else {
    for (const { path, message } of parsed.error.issues)
      problems.set(path.join('.'), fieldSentence(message, language));
  }
  const body: SettingsBody = {
    ...Object.fromEntries(changed.map((name) => [name, (parsed.data ?? draft)[name]])),
    effectiveFrom: draft.effectiveFrom,
  };
  const isSound = changed.length > 0 && problems.size === 0;
  const [isCrowded, setCrowded] = useState(false);
  const mayCount = isSound && ((isSettled && !isCrowded) || asked === text);
  const query = useQuery({
    ...endpointQuery(settingsEndpoints.preview, { body }),
    enabled: mayCount,
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    placeholderData: keepPreviousData,
  });
  const known = mayCount && query.isSuccess && !query.isPlaceholderData;
  if (known && !isCrowded && query.data.peopleLookedAt > MANY_PEOPLE) {
    setCrowded(true);
    setAsked(text);
  }
  const failure = mayCount && query.isError ? query.error : null;
  const stage = (): SettingsPreview['stage'] => {
    if (changed.length === 0) return 'idle';
    if (problems.size > 0) return isSettled ? 'refused' : 'counting';
    if (known) return 'known';
    if (failure) return 'failed';
    return isCrowded && !mayCount ? 'to-ask' : 'counting';
  };
  return {
    problems: {
      ...(failure instanceof ApiError ? failure.fields : {}),
      ...(isSettled ? Object.fromEntries(problems) : {}),
    },
    stage: stage(),
    preview: query.data,
    body,
    error: failure,
    ask: () => {
      if (failure) void query.refetch();
      else setAsked(text);
    },
  };
}
