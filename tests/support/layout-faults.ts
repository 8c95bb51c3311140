/**
 * What an eye sees and no rule of accessibility does: texts that lie on one another, and tables wider than their place.
 * Run in the page; what is placed by its own coordinates may lie where it likes.
 */
export function layoutFaults(): string[] {
  /** Shadows of letters and their descenders may touch. */
  const touch = 3;
  const seen = 6;

  interface Line {
    readonly text: Text;
    readonly left: number;
    readonly top: number;
    readonly right: number;
    readonly bottom: number;
  }

  const styles = new Map<Element, CSSStyleDeclaration>();
  const styleOf = (element: Element): CSSStyleDeclaration => {
    const known = styles.get(element) ?? getComputedStyle(element);
    styles.set(element, known);
    return known;
  };
  const placed = new Map<Element, boolean>();
  const isPlaced = (element: Element): boolean => {
    const known = placed.get(element);
    if (known !== undefined) return known;
    const parent = element.parentElement;
    const { position, transform, opacity } = styleOf(element);
    const answer =
      position === 'absolute' ||
      position === 'fixed' ||
      position === 'sticky' ||
      transform !== 'none' ||
      opacity === '0' ||
      (parent !== null && isPlaced(parent));
    placed.set(element, answer);
    return answer;
  };

  /** What of a line is not cut off by what scrolls around it. */
  const shownPart = (text: Text, { left, top, right, bottom }: DOMRect): Line => {
    const shown = { left, top: top + touch, right, bottom: bottom - touch };
    for (let around = text.parentElement; around; around = around.parentElement) {
      const { overflowX, overflowY } = styleOf(around);
      if (overflowX === 'visible' && overflowY === 'visible') continue;
      const frame = around.getBoundingClientRect();
      shown.left = Math.max(shown.left, frame.left);
      shown.top = Math.max(shown.top, frame.top);
      shown.right = Math.min(shown.right, frame.right);
      shown.bottom = Math.min(shown.bottom, frame.bottom);
    }
    return { text, ...shown };
  };

  const lines: Line[] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode() as Text | null; text; text = texts.nextNode() as Text | null) {
    const element = text.parentElement;
    if (
      !text.data.trim() ||
      !element?.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true })
    )
      continue;
    if (isPlaced(element)) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    for (const box of range.getClientRects()) lines.push(shownPart(text, box));
  }
  const told = ({ text }: Line) => `« ${text.data.trim().slice(0, 40)} »`;
  const faults = new Set<string>();
  lines.sort((one, other) => one.top - other.top);
  for (const [index, upper] of lines.entries())
    for (const lower of lines.slice(index + 1)) {
      if (lower.top >= upper.bottom) break;
      if (lower.text === upper.text) continue;
      const across = Math.min(upper.right, lower.right) - Math.max(upper.left, lower.left);
      const down = Math.min(upper.bottom, lower.bottom) - lower.top;
      if (across >= seen && down >= seen - touch) faults.add(`${told(upper)} lies on ${told(lower)}`);
    }
  for (const table of document.querySelectorAll('table')) {
    const place = table.parentElement;
    if (!place || place.clientWidth <= 1 || !table.checkVisibility()) continue;
    // One that is meant to be wide is told to keyboards as a part that scrolls.
    if (table.closest('[tabindex="0"]')) continue;
    if (table.scrollWidth > place.clientWidth + 1)
      faults.add(
        `table « ${table.caption?.textContent} » has ${place.clientWidth} pixels for ${table.scrollWidth}`,
      );
  }
  return [...faults];
}
