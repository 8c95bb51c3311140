import { type ComponentType, createElement, useContext, useId } from 'react';
import { renderToString } from 'react-dom/server';
import { I18nContext } from 'react-i18next';
import type { StartWhen } from '#web/late-start.ts';
import { IslandFrame } from './island-frame.tsx';
import type { IslandName, IslandProps } from './islands.ts';

type IslandOptions<Name extends IslandName> = {
  name: Name;
  of: ComponentType<IslandProps<Name>>;
  /** Written into the document as JSON. */
  props: IslandProps<Name> & object;
  when?: StartWhen;
  className?: string;
};

/**
 * A part of a document that comes alive later. It is drawn as a tree of its own, with its own ids, as the browser will
 * draw it: so React finds there what it expects.
 */
export function Island<Name extends IslandName>(options: IslandOptions<Name>) {
  const { name, of: Part, props, when = 'touch', className } = options;
  const { i18n: texts } = useContext(I18nContext);
  const prefix = useId();
  const frame = (
    <IslandFrame texts={texts}>{createElement<object>(Part as ComponentType<object>, props)}</IslandFrame>
  );
  return (
    <div
      data-island={name}
      data-props={JSON.stringify(props)}
      data-when={when}
      data-prefix={prefix}
      className={className}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: markup that React has just written
      dangerouslySetInnerHTML={{ __html: renderToString(frame, { identifierPrefix: prefix }) }}
    />
  );
}
