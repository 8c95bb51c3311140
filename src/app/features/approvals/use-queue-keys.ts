import { type RefObject, useEffect, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { keysAreFree } from '#app/frame/keyboard/keys-are-free.ts';
import { useTellShortcuts } from '#app/frame/keyboard/page-shortcuts.ts';
import { rowBeside } from './next-row.ts';

type QueueKeys = {
  rows: readonly string[];
  onApprove: (id: string) => void;
  onRefuse: (id: string) => void;
  onSelect: (id: string) => void;
  onProof: (id: string) => void;
  onOpen: (id: string) => void;
};

export function focusRow(list: HTMLElement | null, id: string) {
  list?.querySelector<HTMLElement>(`[data-request="${id}"]`)?.focus();
}

/**
 * J and K lead into the list from anywhere; all else needs the focus on a request, so that no key pressed by
 * chance decides anything.
 */
export function useQueueKeys(list: RefObject<HTMLElement | null>, keys: QueueKeys) {
  const { t } = useTranslation('approvals');
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!keysAreFree(event)) return;
      const { rows, onApprove, onRefuse, onSelect, onProof, onOpen } = latest.current;
      const row =
        event.target instanceof Element ? event.target.closest<HTMLElement>('[data-request]') : null;
      const id = row?.dataset.request ?? null;
      const move = (step: 1 | -1) => {
        const next = rowBeside(rows, id, step);
        if (next !== null) focusRow(list.current, next);
      };
      const key = event.key.toLowerCase();
      const moves: Record<string, () => void> = {
        j: () => move(1),
        k: () => move(-1),
        ...(id !== null && { arrowdown: () => move(1), arrowup: () => move(-1) }),
      };
      // Enter belongs to the button or link that has the focus; it opens a request only from the request itself.
      const acts: Record<string, () => void> =
        id === null
          ? {}
          : {
              a: () => onApprove(id),
              r: () => onRefuse(id),
              x: () => onSelect(id),
              p: () => onProof(id),
              ...(event.target === row && { enter: () => onOpen(id) }),
            };
      // A key held down goes through the list, but decides once.
      const run = moves[key] ?? (event.repeat ? undefined : acts[key]);
      if (!run) return;
      event.preventDefault();
      run();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [list]);

  useTellShortcuts(
    useMemo(
      () => [
        { keys: ['J', 'K'], does: t('shortcuts.move') },
        { keys: ['A'], does: t('shortcuts.approve') },
        { keys: ['R'], does: t('shortcuts.refuse') },
        { keys: ['X'], does: t('shortcuts.select') },
        { keys: ['P'], does: t('shortcuts.proof') },
        { keys: [t('shortcuts.enter')], does: t('shortcuts.open') },
      ],
      [t],
    ),
  );
}
