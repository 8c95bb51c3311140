import { isLanguage } from '#contract/language.ts';
import { readTheme, setTheme, subscribeToTheme, THEMES } from '#ui/theme/theme.ts';
import { rememberLanguage } from '#web/i18n/change-language.ts';

const DEVELOPER_FLAG = 'developer';
const LANGUAGE_IN_ADDRESS = 'lang';

const choices = (preference: string) =>
  document.querySelectorAll<HTMLInputElement>(`[data-preference="${preference}"] input`);

function showTheme(): void {
  const theme = readTheme();
  for (const choice of choices('theme')) choice.checked = choice.value === theme;
}

/** The document in another language is another document: the server has both. */
function reloadIn(language: string): void {
  if (!isLanguage(language)) return;
  rememberLanguage(language);
  const address = new URL(window.location.href);
  const isAsked = address.searchParams.has(LANGUAGE_IN_ADDRESS);
  address.searchParams.delete(LANGUAGE_IN_ADDRESS);
  if (isAsked) window.location.replace(address);
  else window.location.reload();
}

function isDeveloper(): boolean {
  try {
    return localStorage.getItem(DEVELOPER_FLAG) !== null;
  } catch {
    return false;
  }
}

/** The switches of theme and language, which are plain radio buttons. */
export function answerPreferences(): void {
  showTheme();
  subscribeToTheme(showTheme);
  for (const choice of choices('theme')) {
    choice.addEventListener('change', () => {
      const theme = THEMES.find((one) => one === choice.value);
      if (theme) setTheme(theme);
    });
  }
  for (const choice of choices('language')) {
    // A browser that comes back to the page would show what was chosen when it left.
    choice.checked = choice.value === document.documentElement.lang;
    choice.addEventListener('change', () => reloadIn(choice.value));
  }
  if (!isDeveloper()) return;
  for (const part of document.querySelectorAll<HTMLElement>('[data-for-developers]')) part.hidden = false;
}
