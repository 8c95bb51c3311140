import { CircleCheck, Info, X } from 'lucide-react';
import { Toast as Radix } from 'radix-ui';
import { createContext, type ReactNode, useCallback, useContext, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';

type ToastMessage = {
  title: string;
  description?: string;
  tone?: 'success' | 'info';
  action?: { label: string; onAction: () => void };
};

type ShownToast = ToastMessage & { id: number };

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
  const close = useMemo(() => t('close'), [t]);
  return (
    <ToastContext value={show}>
      <Radix.Provider label={t('toast.region')} duration={5000}>
        {children}
        {toasts.map((toast) => {
          const Icon = toast.tone === 'info' ? Info : CircleCheck;
          return (
            <Radix.Root
              key={toast.id}
              onOpenChange={(open) => !open && dismiss(toast.id)}
              className="flex animate-rise items-start gap-3 rounded-md border border-line bg-surface p-4 text-ink shadow-overlay"
            >
              <Icon className="mt-0.5 size-5 shrink-0 text-sea" aria-hidden="true" />
              <div className="min-w-0 flex-1">
                <Radix.Title className="font-medium">{toast.title}</Radix.Title>
                {toast.description && (
                  <Radix.Description className="text-sm text-muted">{toast.description}</Radix.Description>
                )}
                {toast.action && (
                  <Radix.Action altText={toast.action.label} asChild>
                    <button type="button" onClick={toast.action.onAction} className="mt-1 text-sm link">
                      {toast.action.label}
                    </button>
                  </Radix.Action>
                )}
              </div>
              <Radix.Close
                aria-label={close}
                className="-m-2.5 grid size-11 shrink-0 place-items-center rounded-sm text-muted hover:bg-sunken"
              >
                <X className="size-4" aria-hidden="true" />
              </Radix.Close>
            </Radix.Root>
          );
        })}
        <Radix.Viewport
          label={`${t('toast.region')} ({hotkey})`}
          className="fixed inset-x-4 bottom-20 z-50 flex flex-col gap-3 outline-none sm:left-auto sm:w-96 md:bottom-4"
        />
      </Radix.Provider>
    </ToastContext>
  );
}
