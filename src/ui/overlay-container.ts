/**
 * Where a menu or a tooltip is drawn: inside <main>, so that it belongs to a landmark, but at the end of
 * <body> while a dialog is open, because everything else is then hidden from screen readers.
 */
export function overlayContainer(): HTMLElement | undefined {
  if (document.querySelector('[role=dialog], [role=alertdialog]')) return undefined;
  return document.querySelector<HTMLElement>('main') ?? undefined;
}
