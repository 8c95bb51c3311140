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
import { useReaderInstants } from '#web/i18n/use-reader-instants.ts';
import { useLeaveWords } from '#web/leave/use-leave-words.ts';
import { useContractForm } from '#web/use-contract-form.ts';
import { type LineThread, useOpenLine, useOwnSide } from './line-remarks.tsx';
import type { PayMonth, ShownPayLine } from './pay-month.ts';

/** What is said about the line that the address names, if this month has it. */
export function RemarksOfLine({ page }: { page: PayMonth }) {
  const { line: requestId, open } = useOpenLine();
  const line = [...page.lines, ...page.differences].find((one) => one.requestId === requestId);
  const { month } = page;
  const threads = useQuery(endpointQuery(payrollRemarksEndpoints.ofMonth, { params: { month } }));
  if (!line || !threads.data) return null;
  const thread = threads.data.find((one) => one.requestId === line.requestId) ?? null;
  return <RemarksDialog month={month} line={line} thread={thread} onClose={() => open(null)} />;
}

type RemarksDialogProps = {
  month: string;
  line: ShownPayLine;
  thread: LineThread | null;
  onClose: () => void;
};

function RemarksDialog({ month, line, thread, onClose }: RemarksDialogProps) {
  const { t } = useTranslation('payroll');
  const side = useOwnSide();
  const sentence = useErrorSentence();
  const words = useLeaveWords();
  const params = { month, requestId: line.requestId };
  const answers = thread?.waitsFor === side;
  const form = useContractForm(payrollRemarksEndpoints.write.body, { text: '', asks: true });
  const write = useWrite(payrollRemarksEndpoints.write, {
    onSuccess: () => form.reset({ text: '', asks: false }),
    onError: form.showRefusal,
  });
  const { mutate: see } = useWrite(payrollRemarksEndpoints.see);
  const unseen = thread?.unseen === true;
  useEffect(() => {
    if (unseen) see({ params: { month, requestId: line.requestId } });
  }, [unseen, see, month, line.requestId]);
  const asks = form.watch('asks') === true;
  return (
    <FormDialog
      title={t('remarks.title', { name: line.user.name })}
      description={[line.code ?? line.typeName, words.shortPeriod(line)].join(' · ')}
      onClose={onClose}
      onSubmit={form.handleSubmit(({ text, asks: wanted }) =>
        write.mutate({ params, body: { text, asks: !answers && wanted } }),
      )}
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
