import { createContext, type ReactNode, useCallback, useContext, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { latePart, useLatePart } from './late-part.ts';
import type { ShownToast, ToastMessage } from './panels/toast-list.tsx';
import { useEverOpen } from './use-ever-open.ts';

const list = latePart(async () => (await import('./panels/toast-list.tsx')).ToastList);

/** Ctrl Z, or the command key, unless somebody is writing. */
function isUndoKey({ key, ctrlKey, metaKey, shiftKey, target }: KeyboardEvent): boolean {
  if (key.toLowerCase() !== 'z' || shiftKey || !(ctrlKey || metaKey)) return false;
  return !(
    target instanceof HTMLElement &&
    (target.isContentEditable || target.matches('input:not([type=checkbox]):not([type=radio]), textarea'))
  );
}

const ToastContext = createContext<((message: ToastMessage) => void) | null>(null);

/**
 * Says that something worked. There is deliberately no error tone: an error stays beside what caused it,
 * because a toast goes away.
 */
export function useToast() {
  const show = useContext(ToastContext);
  if (!show) throw new Error('useToast needs a ToastProvider above it');
  return show;
}

export function ToastProvider({ children }: { children: ReactNode }) {
  const { t } = useTranslation('ui');
  const [toasts, setToasts] = useState<readonly ShownToast[]>([]);
  const show = useCallback(
    (message: ToastMessage) =>
      setToasts((shown) => [...shown, { ...message, id: (shown.at(-1)?.id ?? 0) + 1 }].slice(-3)),
    [],
  );
  const dismiss = useCallback(
    (id: number) => setToasts((shown) => shown.filter((toast) => toast.id !== id)),
    [],
  );
  const List = useLatePart(list, useEverOpen(toasts.length > 0));
  const latest = toasts.findLast(({ action }) => action !== undefined);
  useEffect(() => {
    if (!latest?.action) return;
    const { id, action } = latest;
    const onKeyDown = (event: KeyboardEvent) => {
      if (!isUndoKey(event)) return;
      event.preventDefault();
      dismiss(id);
      action.onAction();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [latest, dismiss]);
  return (
    <ToastContext value={show}>
      {children}
      {List && (
        <List toasts={toasts} onDismiss={dismiss} regionLabel={t('toast.region')} closeLabel={t('close')} />
      )}
    </ToastContext>
  );
}
