/** Once React has drawn the errors: the focus goes to the first field that has one. */
export function focusFirstError(formId: string): void {
  requestAnimationFrame(() => {
    const form = document.getElementById(formId);
    const wrong = form?.querySelector<HTMLElement>('[aria-invalid=true]');
    if (wrong) wrong.focus();
    else form?.querySelector('[role=alert]')?.scrollIntoView({ block: 'center' });
  });
}
