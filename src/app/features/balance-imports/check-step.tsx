import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { PAGES } from '#contract/pages.ts';
import { usersEndpoints } from '#contract/users.ts';
import { Banner } from '#ui/banner.tsx';
import { Button, ButtonLink } from '#ui/button.tsx';
import { endpointQuery } from '#web/api/endpoint-query.ts';
import { useErrorSentence } from '#web/api/use-error-sentence.ts';
import { BadLines } from './bad-lines.tsx';
import { CheckReport } from './check-report.tsx';
import { splitProblems } from './column-problems.ts';
import type { Import } from './use-import.ts';

/** The dry run, what it found, and the import once nothing stands in its way. */
export function CheckStep({ current, hasDay }: { current: Import; hasDay: boolean }) {
  const { t } = useTranslation('balance-imports');
  const sentence = useErrorSentence();
  const people = useQuery(endpointQuery(usersEndpoints.list, {}));
  const { columns, report, isCurrent, lines, leftOutCount } = current;
  const namesPeople =
    columns.email !== undefined || columns.fullName !== undefined || columns.lastName !== undefined;
  const saysSomething = (['previous', 'current', 'rtt', 'employedFrom'] as const).some(
    (field) => columns[field] !== undefined,
  );
  const inTheWay = !namesPeople
    ? t('check.needsPerson')
    : !saysSomething
      ? t('check.needsFigure')
      : !hasDay
        ? t('check.needsDay')
        : lines.length === 0
          ? t('check.needsLine')
          : null;
  const shown = new Set(lines.map(({ line }) => line));
  const told = report?.lines.filter(({ line }) => shown.has(line)) ?? [];
  const { columns: badColumns, bad } = splitProblems(told);
  const good = told.filter(({ problems }) => problems.length === 0);
  const isReady = isCurrent && bad.length + badColumns.length === 0 && good.length > 0;
  return (
    <section aria-label={t('check.title')} className="flex flex-col gap-4">
      {current.checkError && (
        <Banner tone="error" title={sentence(current.checkError.cause, t('check.failed'))} />
      )}
      {current.applyError && (
        <Banner tone="error" title={sentence(current.applyError.cause, t('apply.failed'))} />
      )}
      {inTheWay && <Banner tone="info" title={inTheWay} />}
      {badColumns.map(({ cell, sentence: said, lines: count }) => (
        <Banner
          key={cell}
          tone="error"
          title={t('check.badColumn', { column: t(`cells.${cell}`), count })}
          action={
            <div className="flex flex-wrap gap-2">
              <Button size="sm" variant="secondary" onClick={() => current.ignoreColumn(cell)}>
                {t('check.ignoreColumn')}
              </Button>
              <ButtonLink size="sm" variant="quiet" to={PAGES.settings.path}>
                {t('check.activateColumn')}
              </ButtonLink>
            </div>
          }
        >
          {said}
        </Banner>
      ))}
      {bad.length > 0 && (
        <>
          <Banner tone="error" title={t('check.bad', { count: bad.length })}>
            {t('check.badHint')}
          </Banner>
          <BadLines lines={bad} people={people.data?.users ?? []} current={current} />
        </>
      )}
      {isReady && <Banner tone="success" title={t('check.ready', { count: good.length })} />}
      {leftOutCount > 0 && (
        <p className="flex flex-wrap items-center gap-3 text-muted">
          {t('check.leftOut', { count: leftOutCount })}
          <Button size="sm" variant="quiet" onClick={current.takeBackIn}>
            {t('check.takeBackIn')}
          </Button>
        </p>
      )}
      {good.length > 0 && <CheckReport lines={good} />}
      <div className="flex flex-wrap items-center gap-3">
        {isReady ? (
          <Button busyLabel={current.applying && t('apply.applying')} onClick={current.runApply}>
            {t('apply.submit', { count: good.length })}
          </Button>
        ) : (
          <Button
            disabled={inTheWay !== null}
            busyLabel={current.checking && t('check.checking')}
            onClick={current.runCheck}
          >
            {report ? t('check.again') : t('check.submit', { count: lines.length })}
          </Button>
        )}
        <p className="text-sm text-muted">{isReady ? t('apply.hint') : t('check.hint')}</p>
      </div>
    </section>
  );
}
