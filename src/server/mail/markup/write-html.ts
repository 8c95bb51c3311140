import type { Attributes, Markup, Style } from './jsx-runtime.ts';

/** What mail programs have always been told; without it some of them draw tables by rules of their own. */
const doctype =
  '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">';

export function writeHtml(markup: Markup): string {
  return doctype + htmlOf(markup);
}

const withoutContent = new Set(['br', 'hr', 'img', 'meta']);

function htmlOf(markup: Markup): string {
  if (typeof markup === 'string') return escaped(markup);
  if (typeof markup === 'number') return String(markup);
  if (markup === null || typeof markup !== 'object') return '';
  if (isMarkupList(markup)) {
    let written = '';
    for (const one of markup) written += htmlOf(one);
    return written;
  }
  const { tag, attributes, children } = markup;
  if (tag === '') return htmlOf(children);
  const start = `<${tag}${attributesOf(attributes)}`;
  if (withoutContent.has(tag)) return `${start}/>`;
  return `${start}>${tag === 'style' ? sheetOf(children) : htmlOf(children)}</${tag}>`;
}

export function isMarkupList(markup: Markup): markup is readonly Markup[] {
  return Array.isArray(markup);
}

/** The one place where signs stand as they are: a sheet that is ours, which ends where it seems to. */
function sheetOf(children: Markup): string {
  if (typeof children !== 'string' || children.includes('<')) throw new Error('A sheet is plain CSS.');
  return children;
}

function attributesOf(attributes: Attributes): string {
  let written = '';
  for (const name in attributes) {
    const value = attributes[name];
    if (value === undefined) continue;
    written += ` ${name}="${typeof value === 'object' ? cssOf(value) : escaped(String(value))}"`;
  }
  return written;
}

/** Most styles are constants of their template. */
const knownStyles = new WeakMap<Style, string>();

function cssOf(style: Style): string {
  const known = knownStyles.get(style);
  if (known !== undefined) return known;
  const written = escaped(
    Object.entries(style)
      .map(
        ([property, value]) =>
          `${property.replaceAll(/[A-Z]/g, (sign) => `-${sign.toLowerCase()}`)}:${value}`,
      )
      .join(';'),
  );
  knownStyles.set(style, written);
  return written;
}

const special = /[&<>"']/;
const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#x27;',
};

function escaped(text: string): string {
  return special.test(text) ? text.replaceAll(/[&<>"']/g, (sign) => entities[sign] ?? '') : text;
}
