import frauncesUrl from '@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2?url';
import type { Language } from '#domain/text/language.ts';
import interUrl from '#ui/theme/inter-latin-400-700.woff2?url';
import { THEME_SCRIPT } from '#ui/theme/theme-script.ts';

/** The files that a document begins with. */
export interface DocumentFiles {
  readonly script: string;
  readonly styles: readonly string[];
  /** Modules that the script imports: asked for at once, not one after the other. */
  readonly imports: readonly string[];
}

interface DocumentParts {
  readonly language: Language;
  readonly title: string;
  readonly description?: string;
  readonly isUnlisted?: boolean;
  readonly namespaces: readonly string[];
  readonly files: DocumentFiles;
  /** What a browser installs the application by; documents of the site have none. */
  readonly manifest?: string;
  /** Whether its first words are set in the display face: they would jump if it came late. */
  readonly isDisplayed: boolean;
  /** A script of its own that runs while the rest is on its way; the policy allows it by its hash. */
  readonly starter?: string;
  /** Markup, as React wrote it. */
  readonly body: string;
}

const font = (url: string): string =>
  `<link rel="preload" href="${url}" as="font" type="font/woff2" crossorigin="anonymous">`;

/** A whole document. Its one inline script runs before the first paint; the policy allows it by its hash. */
export function documentHtml(parts: DocumentParts): string {
  const { language, title, description, isUnlisted, namespaces, files, isDisplayed, starter, body } = parts;
  const { manifest } = parts;
  return [
    '<!DOCTYPE html>',
    `<html lang="${language}" data-namespaces="${escaped(namespaces.join(' '))}">`,
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="theme-color" content="#fbf8f3" media="(prefers-color-scheme: light)">',
    '<meta name="theme-color" content="#12191f" media="(prefers-color-scheme: dark)">',
    `<script>${THEME_SCRIPT}</script>`,
    starter ? `<script>${starter}</script>` : '',
    `<title>${escaped(title)}</title>`,
    description ? `<meta name="description" content="${escaped(description)}">` : '',
    isUnlisted ? '<meta name="robots" content="noindex">' : '',
    ...files.styles.map((href) => `<link rel="stylesheet" href="${href}">`),
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    ...(manifest
      ? [`<link rel="manifest" href="${manifest}">`, '<link rel="apple-touch-icon" href="/icon-180.png">']
      : []),
    font(interUrl),
    isDisplayed ? font(frauncesUrl) : '',
    `<script type="module" src="${files.script}"></script>`,
    ...files.imports.map((href) => `<link rel="modulepreload" href="${href}">`),
    '</head>',
    `<body>${body}</body>`,
    '</html>',
    '',
  ]
    .filter((line) => line !== '')
    .join('\n');
}

export function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
