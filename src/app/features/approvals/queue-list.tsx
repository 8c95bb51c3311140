import { ListFilter } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { DecisionDialogs } from '#app/leave/deciding/decision-dialogs.tsx';
import { useDecisionWords } from '#app/leave/deciding/use-decision-words.ts';
import { type Outcome, useDecisions } from '#app/leave/deciding/use-decisions.ts';
import { needsOverrideReason } from '#app/leave/override-dialog.tsx';
import { Button } from '#ui/button.tsx';
import { cardClass } from '#ui/card.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Kbd } from '#ui/kbd.tsx';
import { useToast } from '#ui/toast.tsx';
import { type LeaveRequest, requestPath } from '#web/leave/leave-request.ts';
import { DecisionResults } from './decision-results.tsx';
import { rowAfter } from './next-row.ts';
import { QueueRow } from './queue-row.tsx';
import { RequestFilterBar } from './request-filter-bar.tsx';
import { isFiltered, type RequestFilters } from './request-filters.ts';
import { amongst, extent, type Selection, toggled } from './selection.ts';
import { SelectionBar } from './selection-bar.tsx';
import type { QueueItem } from './use-queue.ts';
import { focusRow, useQueueKeys } from './use-queue-keys.ts';

type QueueListProps = {
  items: readonly QueueItem[];
  filters: RequestFilters;
  onFilters: (filters: RequestFilters) => void;
};

/** Everything that waits, decided without leaving the list: one by one, together, with the mouse or the keyboard. */
export function QueueList({ items, filters, onFilters }: QueueListProps) {
  const { t } = useTranslation('approvals');
  const navigate = useNavigate();
  const toast = useToast();
  const words = useDecisionWords();
  const decisions = useDecisions();
  const [selection, setSelection] = useState<Selection>([]);
  const [proofs, setProofs] = useState<Selection>([]);
  const [refusing, setRefusing] = useState<readonly LeaveRequest[] | null>(null);
  const [overriding, setOverriding] = useState<Outcome | null>(null);
  const [results, setResults] = useState<readonly Outcome[]>([]);
  const filtered = isFiltered(filters);
  const [filtering, setFiltering] = useState(filtered);
  const heading = useRef<HTMLHeadingElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const nextFocus = useRef<string | 'heading' | null>(null);

  const shown = items.filter(({ request }) => !decisions.isSending(request.id));
  const rows = shown.map(({ request }) => request.id);
  const selectable = shown.filter(({ whyNot }) => whyNot === null).map(({ request }) => request.id);
  const selected = amongst(selection, selectable);
  const decidable = (ids: readonly string[]) =>
    shown.flatMap(({ request, whyNot }) => (whyNot === null && ids.includes(request.id) ? [request] : []));

  const toldOnRow = results.length === 1 && results.every(({ request }) => rows.includes(request.id));

  // The row that had the focus is gone: the one in its place takes it, once no dialog is in between.
  useEffect(() => {
    if (nextFocus.current === null || refusing || overriding) return;
    if (nextFocus.current === 'heading') heading.current?.focus();
    else focusRow(list.current, nextFocus.current);
    nextFocus.current = null;
  });

  const tell = (outcomes: readonly Outcome[]) => {
    const [only] = outcomes.length === 1 ? outcomes : [];
    if (only && only.error === null) toast({ title: words.done(only) });
    else if (only && needsOverrideReason(only.error)) {
      decisions.forget(only.request.id);
      setOverriding(only);
    } else setResults(outcomes);
  };
  const approve = async (ids: readonly string[]) => {
    const requests = decidable(ids);
    if (requests.length === 0) return;
    setResults([]);
    nextFocus.current = rowAfter(rows, ids) ?? 'heading';
    tell(await decisions.decide(requests, { says: 'yes' }));
  };
  const refuse = (ids: readonly string[]) => {
    const requests = decidable(ids);
    if (requests.length === 0) return;
    setResults([]);
    setRefusing(requests);
    nextFocus.current = rowAfter(rows, ids) ?? 'heading';
  };
  const select = (id: string) => {
    if (selectable.includes(id)) setSelection(toggled(selected, id));
  };
  const toggleProof = (id: string) => setProofs((open) => toggled(open, id));

  useQueueKeys(list, {
    rows,
    onApprove: (id) => approve([id]),
    onRefuse: (id) => refuse([id]),
    onSelect: select,
    onProof: toggleProof,
    onOpen: (id) => navigate(requestPath(id)),
  });

  const closeDialogs = () => {
    setOverriding(null);
    setRefusing(null);
  };
  return (
    <section aria-labelledby="queue-title" className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <h2 id="queue-title" ref={heading} tabIndex={-1} className="text-lg font-semibold">
          {t('queue.title')}
        </h2>
        <div className="flex items-center gap-4">
          {rows.length > 0 && (
            <p className="text-sm text-muted max-md:hidden">
              <Trans t={t} i18nKey="queue.keys" components={{ kbd: <Kbd>?</Kbd> }} />
            </p>
          )}
          <Button
            size="sm"
            variant="secondary"
            aria-expanded={filtering}
            aria-controls="queue-filters"
            icon={<ListFilter className="size-4" aria-hidden="true" />}
            onClick={() => setFiltering(!filtering)}
          >
            {t('filters.open')}
          </Button>
        </div>
      </div>
      {filtering && <RequestFilterBar id="queue-filters" filters={filters} onChange={onFilters} />}
      {!toldOnRow && <DecisionResults outcomes={results} onClose={() => setResults([])} />}
      {rows.length === 0 ? (
        <div className={cardClass}>
          <EmptyState
            scene="deckchair"
            headingLevel={3}
            title={t(filtered ? 'queue.noneTitle' : 'queue.emptyTitle')}
          >
            {t(filtered ? 'queue.none' : 'queue.empty')}
          </EmptyState>
        </div>
      ) : (
        <div className={cardClass}>
          {selectable.length > 1 && (
            <div className="border-b border-line px-4 py-3 sm:px-5">
              <Checkbox
                label={t('queue.selectAll')}
                checked={extent(selected, selectable)}
                onChange={(all) => setSelection(all ? selectable : [])}
              />
            </div>
          )}
          <ul ref={list} className="divide-y divide-line">
            {shown.map((item) => {
              const { id } = item.request;
              return (
                <li key={id}>
                  <QueueRow
                    item={item}
                    selected={selected.includes(id)}
                    proofOpen={proofs.includes(id)}
                    failure={decisions.failureOf(id)}
                    onSelect={() => select(id)}
                    onYes={() => approve([id])}
                    onNo={() => refuse([id])}
                    onProof={() => toggleProof(id)}
                    onForgetFailure={() => decisions.forget(id)}
                  />
                </li>
              );
            })}
          </ul>
        </div>
      )}
      {selected.length > 0 && (
        <SelectionBar
          count={selected.length}
          onApprove={() => approve(selected)}
          onRefuse={() => refuse(selected)}
          onClear={() => setSelection([])}
        />
      )}
      <DecisionDialogs
        decisions={decisions}
        overriding={overriding}
        refusing={refusing}
        onDone={(outcomes) => {
          closeDialogs();
          tell(outcomes);
        }}
        onClose={() => {
          // Back to where one was: the row is still there.
          nextFocus.current = overriding?.request.id ?? refusing?.[0]?.id ?? null;
          if (overriding) decisions.forget(overriding.request.id);
          closeDialogs();
        }}
      />
    </section>
  );
}
