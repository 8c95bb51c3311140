/** Once React has drawn them: what was refused as a whole comes into sight, or the first wrong field gets the focus. */
export function focusFirstError(formId: string): void {
  requestAnimationFrame(() => {
    const form = document.getElementById(formId);
    const refusal = form?.querySelector('[role=alert]');
    if (refusal) refusal.scrollIntoView({ block: 'center' });
    else form?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  });
}
