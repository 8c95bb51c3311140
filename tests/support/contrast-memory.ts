interface AxeRule {
  readonly id: string;
  matches: (node: Element, ...rest: unknown[]) => boolean;
}

interface AxeCheck {
  evaluate: (this: unknown, node: Element, ...rest: unknown[]) => unknown;
}

interface RememberingWindow {
  readonly axe: {
    readonly _audit: {
      readonly rules: readonly AxeRule[];
      readonly checks: Readonly<Record<string, AxeCheck>>;
    };
  };
  forgetLooks: () => void;
  newlyPassed: () => string[];
}

/**
 * In the page, beside axe: a text that differs in nothing that contrast depends on from one that has passed is not
 * measured again. Measuring each one was most of what a look cost. What failed, or could not be decided, is measured
 * at every look.
 *
 * Contrast depends on the text's own colour and size, on what is painted by the elements around it, and on what other
 * elements paint above or below the same place.
 */
export function rememberContrast(passedBefore: readonly string[]): void {
  const page = window as unknown as RememberingWindow;
  const passed = new Set(passedBefore);
  let fresh: string[] = [];
  let grounds = new Map<Element, string>();
  let boxes = new Map<Element, DOMRect>();
  let painters: Element[] | undefined;

  const paintOf = (element: Element): string => {
    const style = getComputedStyle(element);
    const { backgroundColor, backgroundImage, opacity, filter, backdropFilter, mixBlendMode } = style;
    const { position, zIndex, transform } = style;
    const paints = [
      backgroundColor === 'rgba(0, 0, 0, 0)' ? '' : backgroundColor,
      backgroundImage === 'none' ? '' : backgroundImage,
      opacity === '1' ? '' : opacity,
      filter === 'none' ? '' : filter,
      backdropFilter === 'none' ? '' : backdropFilter,
      mixBlendMode === 'normal' ? '' : mixBlendMode,
      position === 'static' && transform === 'none' ? '' : `${position} ${zIndex}`,
    ];
    return paints.some((paint) => paint !== '') ? paints.join(',') : '';
  };
  const boxOf = (element: Element): DOMRect => {
    const known = boxes.get(element) ?? element.getBoundingClientRect();
    boxes.set(element, known);
    return known;
  };
  /** What is painted behind an element, from the outermost inwards; what paints nothing does not count. */
  const groundOf = (element: Element): string => {
    const known = grounds.get(element);
    if (known !== undefined) return known;
    const outer = element.parentElement ? groundOf(element.parentElement) : '';
    const ground = `${outer}${paintOf(element)}>`.replace(/>+$/, '>');
    grounds.set(element, ground);
    return ground;
  };
  const allPainters = (): Element[] => {
    painters ??= [...document.body.querySelectorAll('*')].filter(
      (element) => paintOf(element) !== '' || /^(img|svg|canvas|video|iframe)$/i.test(element.tagName),
    );
    return painters;
  };
  /** What else paints at this place: how, whether all over it, and whether it comes later in the document. */
  const neighboursOf = (element: Element): string => {
    const box = boxOf(element);
    return allPainters()
      .filter((other) => {
        const { left, right, top, bottom } = boxOf(other);
        const touches = left < box.right && right > box.left && top < box.bottom && bottom > box.top;
        return touches && !other.contains(element) && !element.contains(other);
      })
      .map((other) => {
        const { left, right, top, bottom } = boxOf(other);
        const covers = left <= box.left && right >= box.right && top <= box.top && bottom >= box.bottom;
        const isLater = (element.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
        return `${other.tagName} ${groundOf(other)} ${covers} ${isLater}`;
      })
      .join(';');
  };
  const likenessOf = (element: Element): string => {
    const { color, fontSize, fontWeight, textShadow, webkitTextFillColor, webkitTextStroke } =
      getComputedStyle(element);
    const own = [color, fontSize, fontWeight, textShadow, webkitTextFillColor, webkitTextStroke];
    // A single sign may be an ornament: axe does not decide about it.
    const isSign = (element.textContent ?? '').trim().length < 2;
    return [...own, isSign, groundOf(element), neighboursOf(element)].join('|');
  };
  const hasOwnText = (element: Element): boolean =>
    [...element.childNodes].some(
      (child) => child.nodeType === Node.TEXT_NODE && /\S/.test(child.nodeValue ?? ''),
    );

  const rule = page.axe._audit.rules.find(({ id }) => id === 'color-contrast');
  const check = page.axe._audit.checks['color-contrast'];
  if (!rule || !check) throw new Error('axe has no rule of contrast under the name that it had.');
  const { matches } = rule;
  const { evaluate } = check;
  rule.matches = (node, ...rest) => {
    const isControl = /^(input|select|textarea)$/i.test(node.tagName);
    if (!isControl && !hasOwnText(node)) return false;
    return !passed.has(likenessOf(node)) && matches(node, ...rest);
  };
  check.evaluate = function (node, ...rest) {
    const outcome = evaluate.call(this, node, ...rest);
    const likeness = likenessOf(node);
    if (outcome === true && !passed.has(likeness)) {
      passed.add(likeness);
      fresh.push(likeness);
    }
    return outcome;
  };
  page.forgetLooks = () => {
    [grounds, boxes, painters] = [new Map(), new Map(), undefined];
  };
  page.newlyPassed = () => {
    const told = fresh;
    fresh = [];
    return told;
  };
}
