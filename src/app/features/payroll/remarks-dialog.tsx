import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { payrollRemarksEndpoints } from '#contract/payroll-remarks.ts';
import { Badge } from '#ui/badge.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { FormDialog } from '#ui/form-dialog.tsx';
import { Textarea } from '#ui/textarea.tsx';
import { endpointQuery } from '#web/api/endpoint-query.ts';
import { useErrorSentence } from '#web/api/use-error-sentence.ts';
import { useWrite } from '#web/api/use-write.ts';
import { useDayFormats } from '#web/i18n/use-day-formats.ts';
import { useReaderInstants } from '#web/i18n/use-reader-instants.ts';
import { useLeaveWords } from '#web/leave/use-leave-words.ts';
import { useContractForm } from '#web/use-contract-form.ts';
import { type LineThread, useOpenLine, useOwnSide } from './line-remarks.tsx';
import { firstDayOf, type PayMonth } from './pay-month.ts';

/** What is said about the line or the person that the address names. */
export function OpenConversation({ page }: { page: PayMonth }) {
  const { t } = useTranslation('payroll');
  const words = useLeaveWords();
  const days = useDayFormats();
  const { line: requestId, person, open } = useOpenLine();
  const line = [...page.lines, ...page.differences].find((one) => one.requestId === requestId);
  const { month } = page;
  const threads = useQuery(endpointQuery(payrollRemarksEndpoints.ofMonth, { params: { month } }));
  if (!threads.data) return null;
  const onClose = () => open(null);
  if (line)
    return (
      <RemarksDialog
        title={t('remarks.title', { name: line.user.name })}
        description={[line.code ?? line.typeName, words.shortPeriod(line)].join(' · ')}
        month={month}
        subject={{ requestId: line.requestId }}
        thread={threads.data.find((one) => one.requestId === line.requestId) ?? null}
        onClose={onClose}
      />
    );
  const thread = threads.data.find((one) => one.requestId === null && one.userId === person);
  if (!thread) return null;
  return (
    <RemarksDialog
      title={t('remarks.personTitle', { name: thread.personName })}
      description={days.monthAndYear(firstDayOf(month))}
      month={month}
      subject={{ userId: thread.userId }}
      thread={thread}
      onClose={onClose}
    />
  );
}

/** A request of one’s line, or a person. */
type Subject = { requestId: string } | { userId: string };

type RemarksDialogProps = {
  month: string;
  subject: Subject;
  title: string;
  description: string;
  thread: LineThread | null;
  onClose: () => void;
};

function RemarksDialog({ month, subject, title, description, thread, onClose }: RemarksDialogProps) {
  const { t } = useTranslation('payroll');
  const side = useOwnSide();
  const sentence = useErrorSentence();
  const answers = thread?.waitsFor === side;
  const form = useContractForm(payrollRemarksEndpoints.write.body, { text: '', asks: true });
  const done = {
    onSuccess: () => form.reset({ text: '', asks: false }),
    onError: form.showRefusal,
  };
  const ofLine = useWrite(payrollRemarksEndpoints.write, done);
  const ofPerson = useWrite(payrollRemarksEndpoints.writeAboutPerson, done);
  const write = 'userId' in subject ? ofPerson : ofLine;
  const send = (body: { text: string; asks: boolean }) =>
    'userId' in subject
      ? ofPerson.mutate({ params: { month, userId: subject.userId }, body })
      : ofLine.mutate({ params: { month, requestId: subject.requestId }, body });
  useSeen(month, subject, thread?.unseen === true);
  const asks = form.watch('asks') === true;
  return (
    <FormDialog
      title={title}
      description={description}
      onClose={onClose}
      onSubmit={form.handleSubmit(({ text, asks: wanted }) => send({ text, asks: !answers && wanted }))}
      submitLabel={t(answers ? 'remarks.answer' : asks ? 'remarks.ask' : 'remarks.comment')}
      busyLabel={write.isPending && t('remarks.sending')}
      incomplete={form.incomplete}
      refusal={write.isError ? sentence(write.error, t('remarks.failed')) : undefined}
      onRefusalClosed={write.reset}
    >
      {thread && <Remarks thread={thread} />}
      <Textarea
        {...form.register('text')}
        label={t(answers ? 'remarks.yourAnswer' : 'remarks.yourText')}
        hint={t('remarks.hint')}
        maxLength={2000}
        required
        error={form.errorOf('text')}
      />
      {!answers && (
        <Checkbox
          label={t('remarks.asks')}
          hint={t(`remarks.asksHint.${side}`)}
          checked={asks}
          onChange={(wanted) => form.setValue('asks', wanted)}
        />
      )}
    </FormDialog>
  );
}

/** Whoever has it open has read it. */
function useSeen(month: string, subject: Subject, unseen: boolean) {
  const { mutate: seeLine } = useWrite(payrollRemarksEndpoints.see);
  const { mutate: seePerson } = useWrite(payrollRemarksEndpoints.seeAboutPerson);
  const [requestId, userId] = 'userId' in subject ? [null, subject.userId] : [subject.requestId, null];
  useEffect(() => {
    if (!unseen) return;
    if (requestId !== null) seeLine({ params: { month, requestId } });
    if (userId !== null) seePerson({ params: { month, userId } });
  }, [unseen, seeLine, seePerson, month, requestId, userId]);
}

function Remarks({ thread }: { thread: LineThread }) {
  const { t } = useTranslation(['payroll', 'ui']);
  const instants = useReaderInstants();
  return (
    <ol className="flex flex-col gap-4">
      {thread.remarks.map(({ id, author, fromAccountant, kind, text, writtenAt }) => (
        <li key={id} className="rounded-md bg-sunken px-4 py-3">
          <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-muted">
            <span className="font-medium text-ink">{author.name}</span>
            {fromAccountant && <span>{t('ui:role.accountant')}</span>}
            <span>{instants.instant(writtenAt)}</span>
            {kind !== 'comment' && (
              <Badge tone={kind === 'question' ? 'pending' : 'approved'}>
                {t(`payroll:remarks.kinds.${kind}`)}
              </Badge>
            )}
          </p>
          <p className="mt-1 whitespace-pre-line wrap-anywhere">{text}</p>
        </li>
      ))}
    </ol>
  );
}
