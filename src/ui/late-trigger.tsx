import {
  cloneElement,
  type ReactElement,
  type ReactNode,
  type Ref,
  type SyntheticEvent,
  useCallback,
  useMemo,
  useRef,
  useState,
} from 'react';

const events = [
  'onPointerEnter',
  'onPointerMove',
  'onPointerLeave',
  'onPointerDown',
  'onFocus',
  'onBlur',
  'onClick',
  'onKeyDown',
] as const;

type Listeners = { readonly [Name in (typeof events)[number]]?: (event: never) => void };
type Attributes = Readonly<Record<string, unknown>>;

/** What a panel knows of the control that opens it, which is on the page before the panel's code is. */
export interface TriggerLink {
  /** The control itself. */
  readonly element: () => HTMLElement | null;
  /** What the library would have put on its own trigger. */
  readonly take: (props: Attributes) => void;
}

interface LateTrigger {
  readonly shown: ReactNode;
  readonly link: TriggerLink;
}

/**
 * Draws the control of a panel that is not there yet. Once it is, the control gets the attributes and listeners that the
 * library gives to a trigger; the element stays the same, with its focus and the press that has begun on it.
 */
export function useLateTrigger(
  trigger: ReactNode,
  {
    attributes,
    listeners,
    onTaken,
  }: { attributes: Attributes; listeners: Listeners; onTaken?: () => Missed },
): LateTrigger {
  const control = trigger as ReactElement<Listeners & { ref?: Ref<HTMLElement> }>;
  const [given, setGiven] = useState<Attributes | null>(null);
  const element = useRef<HTMLElement | null>(null);
  const taken = useRef<Listeners | null>(null);
  const missed = useRef(onTaken);
  missed.current = onTaken;
  const link = useMemo<TriggerLink>(() => {
    let last: Attributes = {};
    return {
      element: () => element.current,
      take: (props) => {
        const isFirst = taken.current === null;
        taken.current = props as Listeners;
        const next = attributesIn(props);
        if (!isSame(next, last)) setGiven(next);
        last = next;
        const again = isFirst ? missed.current?.() : null;
        if (again) tell(taken.current, again.name, again.event);
      },
    };
  }, []);
  const ownRef = control.props.ref;
  const ref = useCallback(
    (node: HTMLElement | null) => {
      element.current = node;
      give(ownRef, node);
    },
    [ownRef],
  );
  const both = Object.fromEntries(
    events.map((name) => [
      name,
      (event: SyntheticEvent) => {
        tell(control.props, name, event);
        tell(taken.current ?? listeners, name, event);
      },
    ]),
  );
  const shown = cloneElement(control, { ...(given ?? attributes), ...control.props, ...both, ref });
  return { shown, link };
}

/** What happened to a control before its panel could hear of it. */
export type Missed = { readonly name: (typeof events)[number]; readonly event: SyntheticEvent } | null;

function tell(listeners: Listeners, name: (typeof events)[number], event: SyntheticEvent): void {
  (listeners[name] as ((event: SyntheticEvent) => void) | undefined)?.(event);
}

function attributesIn(props: Attributes): Attributes {
  return Object.fromEntries(
    Object.entries(props).filter(([name, value]) => name !== 'children' && typeof value !== 'function'),
  );
}

function isSame(one: Attributes, other: Attributes): boolean {
  const names = Object.keys({ ...one, ...other });
  return names.every((name) => one[name] === other[name]);
}

/** As React hands out an element. */
export function give(ref: Ref<HTMLElement> | undefined, element: HTMLElement | null): void {
  if (typeof ref === 'function') ref(element);
  else if (ref) ref.current = element;
}
