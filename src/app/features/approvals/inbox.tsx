import ListFilter from 'lucide-react/icons/list-filter';
import { useState } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { DecisionDialogs } from '#app/leave/deciding/decision-dialogs.tsx';
import { Button } from '#ui/button.tsx';
import { cardClass } from '#ui/card.tsx';
import { classNames } from '#ui/class-names.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { Kbd } from '#ui/kbd.tsx';
import { requestPath } from '#web/leave/leave-request.ts';
import { BatchResults } from './batch-results.tsx';
import { BulkDialog } from './bulk-dialog.tsx';
import { QueueSection } from './queue-section.tsx';
import { RequestDetails } from './request-details.tsx';
import { RequestFilterBar } from './request-filter-bar.tsx';
import { isFiltered, type RequestFilters } from './request-filters.ts';
import { type Selection, toggled } from './selection.ts';
import { SelectionBar } from './selection-bar.tsx';
import { useBatches } from './use-batches.ts';
import { aboutOf, useDeciding } from './use-deciding.ts';
import type { QueueItem } from './use-queue.ts';
import { useQueueKeys } from './use-queue-keys.ts';
import { useShownRequest } from './use-shown-request.ts';

type InboxProps = {
  items: readonly QueueItem[];
  filters: RequestFilters;
  onFilters: (filters: RequestFilters) => void;
};

/** Everything that waits, decided without leaving the list: one by one, together, with the mouse or the keyboard. */
export function Inbox({ items, filters, onFilters }: InboxProps) {
  const { t } = useTranslation('approvals');
  const navigate = useNavigate();
  const batches = useBatches();
  const deciding = useDeciding(items, batches);
  const shown = useShownRequest(items);
  const [proofs, setProofs] = useState<Selection>([]);
  const filtered = isFiltered(filters);
  const [filtering, setFiltering] = useState(filtered);
  const { decisions, selected, selectedAbout, bulk } = deciding;
  const toggleProof = (id: string) => setProofs((open) => toggled(open, id));
  const of = (about: 'leave' | 'cancellation') => items.filter(({ request }) => aboutOf(request) === about);
  const cancellations = of('cancellation');
  const details = items.find(({ request }) => request.id === shown.id);

  useQueueKeys(deciding.list, {
    rows: deciding.rows,
    onApprove: deciding.approve,
    onRefuse: deciding.refuse,
    onSelect: deciding.select,
    onProof: toggleProof,
    onOpen: (id) => navigate(requestPath(id)),
  });

  return (
    <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_22rem] 2xl:grid-cols-[minmax(0,1fr)_26rem]">
      <section
        aria-labelledby="queue-title"
        className={classNames('flex min-w-0 flex-col gap-4', shown.isOpened && 'max-xl:hidden')}
      >
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
          <h2 id="queue-title" ref={deciding.heading} tabIndex={-1} className="text-lg font-semibold">
            {t('queue.title')}
          </h2>
          <div className="flex items-center gap-4">
            {items.length > 0 && (
              <p className="text-sm text-muted max-md:hidden">
                <Trans t={t} i18nKey="queue.keys" components={{ kbd: <Kbd>?</Kbd> }} />
              </p>
            )}
            <Button
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
        <BatchResults batches={batches} />
        {items.length === 0 && !batches.isRunning && (
          <div className={cardClass}>
            <EmptyState
              scene="deckchair"
              headingLevel={3}
              title={t(filtered ? 'queue.noneTitle' : 'queue.emptyTitle')}
            >
              {t(filtered ? 'queue.none' : 'queue.empty')}
            </EmptyState>
          </div>
        )}
        <div ref={deciding.list} className="flex flex-col gap-4">
          <QueueSection about="leave" items={of('leave')} deciding={deciding} shown={shown} />
          {cancellations.length > 0 && <h2 className="text-lg font-semibold">{t('queue.cancellations')}</h2>}
          <QueueSection about="cancellation" items={cancellations} deciding={deciding} shown={shown} />
        </div>
        {selected.length > 0 && selectedAbout && (
          <SelectionBar
            about={selectedAbout}
            count={selected.length}
            onApprove={() => deciding.decideTogether('yes')}
            onRefuse={() => deciding.decideTogether('no')}
            onClear={deciding.clear}
          />
        )}
      </section>
      {details && (
        <div className={classNames('min-w-0 xl:sticky xl:top-6', !shown.isOpened && 'max-xl:hidden')}>
          <RequestDetails
            key={details.request.id}
            item={details}
            proofOpen={proofs.includes(details.request.id)}
            failure={decisions.failureOf(details.request.id)}
            back={shown.back}
            onYes={() => deciding.approve(details.request.id)}
            onNo={() => deciding.refuse(details.request.id)}
            onProof={() => toggleProof(details.request.id)}
            onForgetFailure={() => decisions.forget(details.request.id)}
          />
        </div>
      )}
      {bulk ? (
        <BulkDialog
          bulk={bulk}
          onSend={(reason) => batches.start(bulk.requests, reason)}
          onDone={deciding.finish}
          onClose={deciding.cancel}
        />
      ) : (
        <DecisionDialogs
          decisions={decisions}
          overriding={deciding.overriding}
          refusing={deciding.refusing}
          onDone={deciding.finish}
          onClose={deciding.cancel}
        />
      )}
    </div>
  );
}
