import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';

type SectionRowProps = {
  /** The anchor by which other places lead here. */
  anchor: string;
  title: string;
  /** What holds now. */
  children: ReactNode;
  onEdit?: (() => void) | undefined;
  /** In place of what holds now, while it is edited. */
  editor?: ReactNode;
};

/** One section: its title, what holds now, and the button that opens its editor in the same place. */
export function SectionRow({ anchor, title, children, onEdit, editor }: SectionRowProps) {
  const { t } = useTranslation('settings-sections');
  const id = useId();
  const section = useRef<HTMLElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const isOpen = Boolean(editor);
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    if (wasOpen.current === isOpen) return;
    wasOpen.current = isOpen;
    if (isOpen) section.current?.focus({ preventScroll: true });
    // Whoever opened another section instead is there by now.
    else if (document.activeElement === document.body) button.current?.focus({ preventScroll: true });
  }, [isOpen]);
  return (
    <section ref={section} id={anchor} tabIndex={-1} aria-labelledby={id} className="focus:outline-none">
      <div
        className={classNames(
          'grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-6 gap-y-1 px-5 py-4 xl:items-start',
          !editor && 'xl:grid-cols-[11rem_minmax(0,1fr)_auto]',
        )}
      >
        <h2 id={id} className={classNames('min-h-9 py-1.5 font-semibold', !onEdit && 'max-xl:col-span-2')}>
          {title}
        </h2>
        {!editor && <div className="text-ink max-xl:order-1 max-xl:col-span-2 xl:py-1.5">{children}</div>}
        {!editor && onEdit && (
          <Button
            ref={button}
            size="sm"
            variant="secondary"
            className="max-md:min-h-11"
            aria-label={t('editNamed', { section: title })}
            onClick={onEdit}
          >
            {t('edit')}
          </Button>
        )}
      </div>
      {editor}
    </section>
  );
}
