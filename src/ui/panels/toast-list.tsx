import CircleCheck from 'lucide-react/icons/circle-check';
import Info from 'lucide-react/icons/info';
import X from 'lucide-react/icons/x';
import { Toast as Radix } from 'radix-ui';
import { buttonClass } from '../button.tsx';

export type ToastMessage = {
  title: string;
  description?: string;
  tone?: 'success' | 'info';
  action?: { label: string; onAction: () => void };
  /** How long it stays, where what it offers ends with it. */
  seconds?: number;
};

export type ShownToast = ToastMessage & { id: number };

type ToastListProps = {
  toasts: readonly ShownToast[];
  onDismiss: (id: number) => void;
  regionLabel: string;
  closeLabel: string;
};

export function ToastList({ toasts, onDismiss, regionLabel, closeLabel }: ToastListProps) {
  return (
    <Radix.Provider label={regionLabel} duration={5000}>
      {toasts.map((toast) => {
        const Icon = toast.tone === 'info' ? Info : CircleCheck;
        return (
          <Radix.Root
            key={toast.id}
            {...(toast.seconds ? { duration: toast.seconds * 1000 } : {})}
            onOpenChange={(open) => !open && onDismiss(toast.id)}
            className="flex animate-rise items-start gap-3 rounded-md border border-line bg-surface p-4 text-ink shadow-overlay"
          >
            <Icon className="mt-0.5 size-5 shrink-0 text-sea" aria-hidden="true" />
            <div className="min-w-0 flex-1">
              <Radix.Title className="font-medium">{toast.title}</Radix.Title>
              {toast.description && (
                <Radix.Description className="text-sm text-muted">{toast.description}</Radix.Description>
              )}
            </div>
            {toast.action && (
              <Radix.Action altText={toast.action.label} asChild>
                <button
                  type="button"
                  onClick={toast.action.onAction}
                  className={buttonClass({ variant: 'secondary' }, '-my-2 shrink-0')}
                >
                  {toast.action.label}
                </button>
              </Radix.Action>
            )}
            <Radix.Close
              aria-label={closeLabel}
              className="-m-2.5 grid size-11 shrink-0 place-items-center rounded-sm text-muted hover:bg-sunken"
            >
              <X className="size-4" aria-hidden="true" />
            </Radix.Close>
          </Radix.Root>
        );
      })}
      <Radix.Viewport
        label={`${regionLabel} ({hotkey})`}
        className="toasts fixed inset-x-4 z-50 flex flex-col gap-3 outline-none sm:left-auto sm:w-96"
      />
    </Radix.Provider>
  );
}
