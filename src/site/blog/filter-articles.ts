/** Shows the articles of the chosen category alone, or says that it has none yet. */
export function filterArticles(): void {
  const list = document.querySelector<HTMLElement>('[data-articles]');
  const nothing = document.querySelector<HTMLElement>('[data-no-articles]');
  if (!list || !nothing) return;
  const show = (category: string): void => {
    let shown = 0;
    for (const article of list.querySelectorAll<HTMLElement>('[data-category]')) {
      article.hidden = category !== 'all' && article.dataset.category !== category;
      if (!article.hidden) shown += 1;
    }
    list.hidden = shown === 0;
    nothing.hidden = shown > 0;
  };
  for (const choice of document.querySelectorAll<HTMLInputElement>('[data-preference="category"] input')) {
    choice.addEventListener('change', () => show(choice.value));
    // A browser that comes back to the page has kept what was chosen.
    if (choice.checked) show(choice.value);
  }
}
