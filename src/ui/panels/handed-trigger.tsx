import { type Ref, useLayoutEffect, useRef } from 'react';
import { give, type TriggerLink } from '../late-trigger.tsx';

type HandedTriggerProps = { link: TriggerLink; ref?: Ref<HTMLElement> };

/** Stands where the library expects its trigger, and hands on what it is given to the control that is on the page. */
export function HandedTrigger({ link, ref, ...given }: HandedTriggerProps) {
  const latest = useRef(ref);
  useLayoutEffect(() => {
    latest.current = ref;
    give(ref, link.element());
    link.take(given);
  });
  useLayoutEffect(() => () => give(latest.current, null), []);
  return null;
}
