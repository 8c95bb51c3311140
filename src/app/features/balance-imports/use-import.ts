import { useMutation } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import type { TableLine } from '#app/input/tables/read-table.ts';
import { balanceImportsEndpoints } from '#contract/balance-imports.ts';
import type { EndpointAnswer, EndpointCall } from '#contract/endpoint.ts';
import { matchColumns } from '#domain/balance-imports/import-columns.ts';
import type { ImportField } from '#domain/balance-imports/import-headings.ts';
import type { ImportCell } from '#domain/balance-imports/read-lines.ts';
import { ApiError } from '#web/api/api-error.ts';
import { call } from '#web/api/call.ts';
import { useIdempotencyKey } from '#web/api/use-idempotency-key.ts';
import { useWrite } from '#web/api/use-write.ts';
import { useKept } from '#web/use-kept.ts';
import { type ChosenColumns, chosenColumns, type LineEdits, linesToImport } from './import-table.ts';

type Form = EndpointCall<typeof balanceImportsEndpoints.check>['body'];
export type ImportReport = EndpointAnswer<typeof balanceImportsEndpoints.check>;
export type AppliedImport = EndpointAnswer<typeof balanceImportsEndpoints.apply>;

type ImportOptions = { name: string; asOf: string | null; onApplied: (applied: AppliedImport) => void };

/** From a table to an import: which column says what, what was put right, what a dry run said of it. */
export function useImport(table: readonly TableLine[], { name, asOf, onApplied }: ImportOptions) {
  const [choices, setChoices] = useKept<ChosenColumns>('import.columns', {});
  const [edits, setEdits] = useKept<LineEdits>('import.edits', {});
  const [leftOut, setLeftOut] = useState<ReadonlySet<number>>(new Set());
  const [titleLine, setTitleLine] = useKept('import.titleLine', false);

  const matched = useMemo(() => matchColumns(table.map(({ cells }) => cells)), [table]);
  const headLines = matched.headLines || (titleLine ? 1 : 0);
  const rows = useMemo(() => table.slice(headLines), [table, headLines]);
  const columns = useMemo(() => chosenColumns(matched, choices), [matched, choices]);
  const lines = useMemo(
    () => linesToImport({ lines: rows, columns, edits, leftOut }),
    [rows, columns, edits, leftOut],
  );

  const form: Form = { name, asOf: asOf ?? '', lines };
  const said = JSON.stringify(form);
  const check = useMutation({ mutationFn: (body: Form) => call(balanceImportsEndpoints.check, { body }) });
  const apply = useWrite(balanceImportsEndpoints.apply, {
    onSuccess: onApplied,
    // Someone may have left, or come, since the dry run: a new one says what is wrong now.
    onError: (error) => {
      if (error instanceof ApiError && error.code === 'import_has_problems') check.mutate(form);
    },
  });
  const keyFor = useIdempotencyKey();

  return {
    matched,
    columns,
    rows,
    lines,
    titleLine,
    setTitleLine,
    leftOutCount: leftOut.size,
    report: check.data,
    /** Whether the report speaks of what stands here now. */
    isCurrent: check.isSuccess && JSON.stringify(check.variables) === said,
    checking: check.isPending,
    checkError: check.isError ? { cause: check.error } : null,
    applying: apply.isPending,
    applyError: apply.isError ? { cause: apply.error } : null,
    textOf: (line: number, cell: ImportCell): string =>
      lines.find((each) => each.line === line)?.[cell] ?? '',
    choose: (field: ImportField, column: number | null) => setChoices({ ...choices, [field]: column }),
    /** Leaves a column out and looks again, since nothing else has changed. */
    ignoreColumn: (field: Exclude<ImportCell, 'person'>) => {
      setChoices({ ...choices, [field]: null });
      const without = lines.map((line) => ({ ...line, [field]: '' }));
      check.mutate({ ...form, lines: without });
    },
    edit: (line: number, cell: ImportCell, text: string) =>
      setEdits({ ...edits, [line]: { ...edits[line], [cell]: text } }),
    leaveOut: (line: number) => setLeftOut(new Set([...leftOut, line])),
    takeBackIn: () => setLeftOut(new Set()),
    runCheck: () => {
      apply.reset();
      check.mutate(form);
    },
    runApply: () => {
      apply.mutate({ body: form, idempotencyKey: keyFor(form) });
    },
  };
}

export type Import = ReturnType<typeof useImport>;
