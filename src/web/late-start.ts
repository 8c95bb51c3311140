/**
 * When a part of a document comes alive: at once, or when somebody touches it. With `query`, also at once where the query
 * of the address, or this entry of the history, says more than the document could know; with `session`, also where the
 * browser holds a session or a form half filled in.
 */
export type StartWhen = 'load' | 'touch' | 'query' | 'session';

const touches = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin'] as const;

/** Kept by documents without any work behind it. */
const idleKeys = ['theme', 'react-router-scroll-positions'];

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/**
 * Runs `start` when it is time. What is typed and pressed inside before that is kept, and given back once the promise
 * of `start` is fulfilled: a form filled in over a slow line loses nothing.
 */
export function startWhenWanted(place: HTMLElement, when: StartWhen, start: () => Promise<unknown>): void {
  const early = keepTouches(place);
  let isStarted = false;
  const startOnce = () => {
    if (isStarted) return;
    isStarted = true;
    for (const touch of touches) place.removeEventListener(touch, startTouched, true);
    start().then(early.giveBack);
  };
  const startTouched = (event: Event) => {
    // A page that moves under a pointer at rest is told of a move, too.
    const isAtRest = event instanceof PointerEvent && event.type === 'pointermove';
    if (!isAtRest || event.movementX !== 0 || event.movementY !== 0) startOnce();
  };
  for (const touch of touches) place.addEventListener(touch, startTouched, { capture: true, passive: true });
  const isFocused = place.contains(document.activeElement) && document.activeElement !== document.body;
  const isAsked = when === 'query' ? isQueried() : when === 'session' && (isQueried() || isKept());
  if (when === 'load' || isFocused || isAsked) startOnce();
}

function isQueried(): boolean {
  return location.search !== '' || Boolean(history.state);
}

function isKept(): boolean {
  try {
    const kept = [...Object.keys(localStorage), ...Object.keys(sessionStorage)];
    return kept.some((key) => !idleKeys.includes(key));
  } catch {
    return true;
  }
}

function keepTouches(place: HTMLElement) {
  const typed = new Map<Field, string | boolean>();
  let pressed: HTMLElement | null = null;
  const keepTyped = ({ target }: Event) => {
    const field = target as Field;
    typed.set(field, isTicked(field) ? field.checked : field.value);
  };
  const keepPressed = (event: Event) => {
    const target = event.target as Element;
    const button = event instanceof SubmitEvent ? event.submitter : target.closest<HTMLElement>('button');
    if (!button) return;
    event.preventDefault();
    pressed = button;
  };
  place.addEventListener('input', keepTyped, true);
  place.addEventListener('click', keepPressed, true);
  place.addEventListener('submit', keepPressed, true);
  return {
    giveBack: () => {
      place.removeEventListener('input', keepTyped, true);
      place.removeEventListener('click', keepPressed, true);
      place.removeEventListener('submit', keepPressed, true);
      if (place.contains(document.activeElement)) {
        document.activeElement?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
      }
      for (const [field, value] of typed) typeAgain(field, value);
      if (pressed?.isConnected) pressed.click();
    },
  };
}

function isTicked(field: Field): field is HTMLInputElement {
  return field.type === 'checkbox' || field.type === 'radio';
}

/** React takes notice of a change from what it believes to be there, which is what it set itself. */
function typeAgain(field: Field, value: string | boolean): void {
  if (isTicked(field)) {
    field.checked = !value;
    field.click();
    return;
  }
  field.value = '';
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
}
