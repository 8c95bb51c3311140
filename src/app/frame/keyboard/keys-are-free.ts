function isTyping(target: EventTarget | null) {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable ||
      target.matches('input:not([type=radio]):not([type=checkbox]), textarea, select'))
  );
}

/** Whether a single key may mean something: nobody is writing, nothing is held down, and no dialog is open. */
export function keysAreFree(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return false;
  return !isTyping(event.target) && !document.querySelector('[role=dialog], [role=alertdialog]');
}
