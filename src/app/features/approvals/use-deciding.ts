import { useEffect, useRef, useState } from 'react';
import { useDecisionToast } from '#app/leave/deciding/use-decision-toast.ts';
import { type Outcome, useDecisions } from '#app/leave/deciding/use-decisions.ts';
import { needsOverrideReason } from '#app/leave/override-dialog.tsx';
import { isPending } from '#domain/leave-requests/request-states.ts';
import type { LeaveRequest } from '#web/leave/leave-request.ts';
import { rowAfter } from './next-row.ts';
import { amongst, type Selection, toggled } from './selection.ts';
import type { Batches } from './use-batches.ts';
import type { QueueItem } from './use-queue.ts';
import { focusRow } from './use-queue-keys.ts';

export type About = 'leave' | 'cancellation';

export const aboutOf = ({ status }: Pick<LeaveRequest, 'status'>): About =>
  isPending(status) ? 'leave' : 'cancellation';

/** Several requests of one kind that are about to be decided together. */
export type Bulk = { says: 'yes' | 'no'; requests: readonly LeaveRequest[] };

/** What is chosen, what is being said of it, and where the focus goes afterwards. */
export function useDeciding(items: readonly QueueItem[], batches: Batches) {
  const tellDone = useDecisionToast();
  const decisions = useDecisions();
  const [selection, setSelection] = useState<Selection>([]);
  const [refusing, setRefusing] = useState<LeaveRequest | null>(null);
  const [overriding, setOverriding] = useState<Outcome | null>(null);
  const [bulk, setBulk] = useState<Bulk | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const nextFocus = useRef<string | 'heading' | null>(null);

  const rows = items.map(({ request }) => request.id);
  const isBusy = (id: string) => decisions.isSending(id) || batches.isWaiting(id);
  const decidable = items.filter(({ request, whyNot }) => whyNot === null && !isBusy(request.id));
  const requestOf = (id: string) => decidable.find(({ request }) => request.id === id)?.request;
  const selectable = (about: About): string[] =>
    decidable.flatMap(({ request }) => (aboutOf(request) === about ? request.id : []));
  const selected = amongst(
    selection,
    decidable.map(({ request }) => request.id),
  );
  const [firstSelected] = selected.flatMap((id) => requestOf(id) ?? []);

  // The row that had the focus leaves: the one in its place takes it, once no dialog is in between.
  useEffect(() => {
    if (nextFocus.current === null || refusing || overriding || bulk) return;
    if (nextFocus.current === 'heading') heading.current?.focus();
    else focusRow(list.current, nextFocus.current);
    nextFocus.current = null;
  });

  const tell = (outcome: Outcome) => {
    if (outcome.error === null) tellDone(outcome);
    else if (needsOverrideReason(outcome.error)) {
      decisions.forget(outcome.request.id);
      setOverriding(outcome);
    } else nextFocus.current = outcome.request.id;
  };
  const closeDialogs = () => {
    setOverriding(null);
    setRefusing(null);
    setBulk(null);
  };

  return {
    decisions,
    heading,
    list,
    rows,
    isBusy,
    refusing,
    overriding,
    bulk,
    selected,
    /** Of what kind all that is selected is; one selection never holds both. */
    selectedAbout: firstSelected ? aboutOf(firstSelected) : null,
    selectable,
    approve: async (id: string) => {
      const request = requestOf(id);
      if (!request) return;
      nextFocus.current = rowAfter(rows, [id]) ?? 'heading';
      tell(await decisions.decide(request, { says: 'yes' }));
    },
    refuse: (id: string) => {
      const request = requestOf(id);
      if (!request) return;
      setRefusing(request);
      nextFocus.current = rowAfter(rows, [id]) ?? 'heading';
    },
    select: (id: string) => {
      const request = requestOf(id);
      if (!request) return;
      const own = selectable(aboutOf(request));
      setSelection(toggled(amongst(selected, own), id));
    },
    selectAll: (about: About, all: boolean) => setSelection(all ? selectable(about) : []),
    clear: () => setSelection([]),
    decideTogether: (says: Bulk['says']) => {
      const requests = selected.flatMap((id) => requestOf(id) ?? []);
      if (requests.length > 0) setBulk({ says, requests });
    },
    /** Done or begun: the rows leave when the server has decided. */
    finish: (outcome?: Outcome) => {
      if (bulk) {
        setSelection([]);
        nextFocus.current = 'heading';
      }
      closeDialogs();
      if (outcome) tell(outcome);
    },
    cancel: () => {
      // Back to where one was: the row is still there.
      nextFocus.current = overriding?.request.id ?? refusing?.id ?? bulk?.requests[0]?.id ?? null;
      if (overriding) decisions.forget(overriding.request.id);
      closeDialogs();
    },
  };
}

export type Deciding = ReturnType<typeof useDeciding>;
