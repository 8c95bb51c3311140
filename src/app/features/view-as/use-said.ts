import { useTranslation } from 'react-i18next';
import { useLeaveTypes } from '#app/leave/use-leave-types.ts';
import type { EndpointAnswer } from '#contract/endpoint.ts';
import type { viewAsEndpoints } from '#contract/view-as.ts';
import { TEXT_FIELDS } from '#domain/leave-requests/request-fields.ts';
import { ABSENT } from '#domain/leave-types/leave-type.ts';
import { useFormats } from '#web/i18n/use-formats.ts';
import { useWords } from '#web/i18n/use-words.ts';
import type { CalendarAbsence, LeaveRequest } from '#web/leave/leave-request.ts';

type Shown = EndpointAnswer<typeof viewAsEndpoints.show>['views'][number];
type Answer = Shown['theirs'];

const mostLines = 12;

/** What an answer says, in a few lines; the answer itself is shown below them. */
export function useSaid() {
  const { t } = useTranslation(['view-as', 'leave-requests']);
  const { name: typeName } = useLeaveTypes();
  const { periods } = useWords();
  const { days } = useFormats();

  const ofAbsence = (one: CalendarAbsence | LeaveRequest): string => {
    const { startDate: start, startHalf, endDate: end, endHalf } = one;
    const period = periods.compact({ start, startHalf, end, endHalf });
    return t('absenceLine', { name: one.employeeName, type: typeName(one.type), period });
  };
  const ofRequest = (one: LeaveRequest): string[] => [
    ofAbsence(one),
    ...TEXT_FIELDS.filter((field) => one[field] !== '').map((field) =>
      t('line', { name: t(`leave-requests:facts.${field}`), text: one[field] }),
    ),
    ...(one.decisionReason ? [t('reason', { text: one.decisionReason })] : []),
  ];

  /** The shapes are those of the calls that were answered; the text is all that came. */
  const said = (view: Shown['view'], text: string): string[] => {
    if (view === 'export') return text.trim().split(/\r?\n/);
    if (view === 'feed') return [...text.matchAll(/^SUMMARY:(.*)$/gm)].map(([, summary = '']) => summary);
    if (view === 'mail') return text.split('\n').filter((line) => line.trim() !== '');
    const answer = JSON.parse(text);
    switch (view) {
      case 'calendar':
        return answer.map(ofAbsence);
      case 'requests':
        return answer.flatMap(ofRequest);
      case 'request':
        return ofRequest(answer.request);
      case 'comments':
        return answer.comments.map((one: { author: { name: string }; text: string }) =>
          t('line', { name: one.author.name, text: one.text }),
        );
      case 'attachments':
        return answer.attachments.map((one: { name: string | null }) => one.name ?? t('hiddenName'));
      case 'documents':
        return answer.map((one: { name: string | null }) => one.name ?? t('hiddenName'));
      case 'balances':
        return answer.map((one: { label: string; available: number }) =>
          t('line', { name: one.label, text: days(one.available) }),
        );
      case 'sheet':
        return [
          answer.user.name,
          answer.user.email,
          answer.rightsFacts === null ? t('withoutFacts') : t('withFacts'),
        ];
      default:
        return [t('asBelow')];
    }
  };

  return {
    lines: (view: Shown['view'], { status, text }: Answer): string[] => {
      if (status !== 200) return [refusalIn(view, text) ?? t('refused')];
      const lines = [...new Set(said(view, text))];
      if (lines.length === 0) return [t('nothing')];
      return lines.length > mostLines ? [...lines.slice(0, mostLines), t('more')] : lines;
    },
    difference: ({ view, theirs, yours, same }: Shown, name: string): string => {
      if (same) return t('sameSentence', { name });
      if (theirs.status !== 200 && yours.status === 200) return t('refusedSentence', { name });
      if (yours.status !== 200) return t('moreSentence', { name });
      if (view === 'calendar' && theirs.text.includes(`"type":"${ABSENT}"`))
        return t('absentSentence', { name });
      return t('differsSentence', { name });
    },
  };
}

/** A refusal says so in a sentence of its own. */
function refusalIn(view: Shown['view'], text: string): string | undefined {
  if (!text.startsWith('{')) return view === 'feed' ? text : undefined;
  const { error } = JSON.parse(text) as { readonly error?: string };
  return error;
}
