/**
 * What the templates of mails become when they are compiled: calls that put elements together. No string in them is
 * ever taken for markup, so that a name or a note can hold any sign it likes.
 */
export type Markup = MarkupElement | string | number | boolean | null | undefined | readonly Markup[];

export interface MarkupElement {
  readonly tag: string;
  readonly attributes: Attributes;
  readonly children: Markup;
}

/** Properties as scripts write them; a number stands as it is, without a unit. */
export type Style = Readonly<Record<string, string | number>>;

/** Attributes by the names that HTML gives them. */
export interface Attributes {
  readonly style?: Style | undefined;
  readonly [name: string]: string | number | Style | undefined;
}

interface Written {
  readonly children?: Markup;
}

type Component<Props> = (props: Props) => MarkupElement | null;

export function jsx<Props extends object>(
  type: string | Component<Props>,
  props: Props,
): MarkupElement | null {
  if (typeof type === 'function') return type(props);
  const { children, ...attributes } = props as Attributes & Written;
  return { tag: type, attributes: attributes as Attributes, children };
}

export { jsx as jsxDEV, jsx as jsxs };

/** Elements without one around them. */
export function Fragment({ children }: Written): MarkupElement {
  return { tag: '', attributes: {}, children };
}

type Known =
  | 'a'
  | 'blockquote'
  | 'body'
  | 'br'
  | 'code'
  | 'del'
  | 'div'
  | 'em'
  | 'h1'
  | 'h2'
  | 'h3'
  | 'h4'
  | 'h5';
type AlsoKnown =
  | 'h6'
  | 'head'
  | 'hr'
  | 'html'
  | 'img'
  | 'li'
  | 'meta'
  | 'ol'
  | 'p'
  | 'pre'
  | 'span'
  | 'strong'
  | 'title';
type OfTables = 'style' | 'table' | 'tbody' | 'td' | 'th' | 'tr' | 'ul';

/** For the compiler. */
export namespace JSX {
  export type Element = MarkupElement | null;
  export type IntrinsicElements = Readonly<Record<Known | AlsoKnown | OfTables, Allowed>>;
  export interface ElementChildrenAttribute {
    readonly children: unknown;
  }
}

interface Allowed extends Written {
  readonly style?: Style;
  readonly class?: string;
  readonly id?: string;
  readonly role?: string;
  readonly lang?: string;
  readonly dir?: string;
  readonly href?: string;
  readonly src?: string;
  readonly alt?: string;
  readonly title?: string;
  readonly target?: string;
  readonly rel?: string;
  readonly width?: string;
  readonly align?: string;
  readonly border?: number;
  readonly cellpadding?: number;
  readonly cellspacing?: number;
  readonly start?: number;
  readonly name?: string;
  readonly content?: string;
  readonly 'http-equiv'?: string;
  readonly 'data-skip-in-text'?: 'true';
  readonly 'data-line-in-text'?: 'true';
}
