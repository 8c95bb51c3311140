import { useTranslation } from 'react-i18next';
import type { ImportCell } from '#domain/balance-imports/read-lines.ts';
import { Button } from '#ui/button.tsx';
import { FieldError } from '#ui/field.tsx';
import { Select } from '#ui/select.tsx';
import { TextField } from '#ui/text-field.tsx';
import type { Import, ImportReport } from './use-import.ts';

type BadLine = ImportReport['lines'][number];
type Person = { name: string; email: string };
type BadLinesProps = { lines: readonly BadLine[]; people: readonly Person[]; current: Import };

/** Beyond this, the spreadsheet is the better place to put things right. */
const MOST_SHOWN = 30;

/** Each line with a problem, with the very cells to put right. */
export function BadLines({ lines, people, current }: BadLinesProps) {
  const { t } = useTranslation('balance-imports');
  return (
    <>
      <ul className="flex flex-col gap-3">
        {lines.slice(0, MOST_SHOWN).map((line) => (
          <li key={line.line} className="rounded-md border border-rejected/40 bg-surface p-4">
            <BadLineEditor line={line} people={people} current={current} />
          </li>
        ))}
      </ul>
      {lines.length > MOST_SHOWN && (
        <p className="text-muted">{t('check.moreBad', { count: lines.length - MOST_SHOWN })}</p>
      )}
    </>
  );
}

type BadLineEditorProps = { line: BadLine; people: readonly Person[]; current: Import };

function BadLineEditor({ line, people, current }: BadLineEditorProps) {
  const { t } = useTranslation('balance-imports');
  const place = line.line;
  const written = current.textOf(place, 'person') || t('check.nobody');
  const cells = [...new Set(line.problems.map(({ cell }) => cell))];
  const sentencesOf = (cell: ImportCell) =>
    line.problems
      .filter((problem) => problem.cell === cell)
      .map(({ sentence }) => sentence)
      .join(' ');
  return (
    <fieldset aria-label={t('check.line', { line: place })} className="flex flex-col gap-3">
      <div className="flex flex-wrap items-start justify-between gap-2">
        <p className="min-w-0 font-medium wrap-anywhere">
          {t('check.lineOf', { line: place, person: line.user?.name ?? written })}
        </p>
        <Button size="sm" variant="secondary" onClick={() => current.leaveOut(place)}>
          {t('check.leaveOut')}
        </Button>
      </div>
      <div className="grid gap-3 sm:grid-cols-2">
        {cells.map((cell) => {
          const label = t(`cells.${cell}`);
          const text = current.textOf(place, cell);
          if (cell !== 'person') {
            return (
              <TextField
                key={cell}
                label={label}
                value={text}
                error={sentencesOf(cell)}
                onChange={({ target }) => current.edit(place, cell, target.value)}
              />
            );
          }
          const chosen = people.find(({ email }) => email === text);
          return line.problems.some(({ problem }) => problem === 'nothing_to_import') ? (
            <FieldError key={cell} text={sentencesOf(cell)} />
          ) : (
            <Select
              key={cell}
              label={label}
              error={chosen ? undefined : sentencesOf(cell)}
              placeholder={t('check.choosePerson')}
              value={chosen?.email ?? ''}
              options={people.map(({ name, email }) => ({ value: email, label: `${name} · ${email}` }))}
              onChange={({ target }) => current.edit(place, cell, target.value)}
            />
          );
        })}
      </div>
    </fieldset>
  );
}
