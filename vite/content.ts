import { readFileSync } from 'node:fs';
import GithubSlugger from 'github-slugger';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { toString as textOf } from 'mdast-util-to-string';
import type { Plugin } from 'vite';
import { parse } from 'yaml';
import { anchorSourceOf } from './guide-anchors.ts';

const META = '?meta';
/** A name of its own, so that nobody takes it for a page of words. */
const VIRTUAL = '\0content-meta:';
const WORDS_PER_MINUTE = 220;

/** A page of words, cut into its front matter and its Markdown. */
export function readContent(text: string): { readonly frontMatter: unknown; readonly body: string } {
  const cut = /^---\n([\s\S]*?)\n---\n/.exec(text);
  return { frontMatter: cut ? parse(cut[1] ?? '') : {}, body: cut ? text.slice(cut[0].length) : text };
}

/** A heading and the words below it, up to the next one. What stands before the first has no heading. */
export interface Chapter {
  readonly id: string;
  readonly depth: number;
  readonly title: string;
  readonly words: string;
}

/** A page cut at its headings, with the anchors that `rehype-slug` gives them: those of `anchored`. */
export function chaptersOf(body: string, anchored: string = body): Chapter[] {
  const anchors = anchored === body ? null : chaptersOf(anchored).map(({ id }) => id);
  const slugger = new GithubSlugger();
  const chapters = [{ id: '', depth: 0, title: '', words: [] as string[] }];
  for (const node of fromMarkdown(body).children) {
    if (node.type === 'heading') {
      const title = textOf(node);
      // Every heading takes its anchor, also those that are not shown: two of the same name are told apart.
      const id = slugger.slug(title);
      chapters.push({ id: anchors?.[chapters.length] ?? id, depth: node.depth, title, words: [] });
    } else if (node.type !== 'html') {
      chapters.at(-1)?.words.push(textOf(node));
    }
  }
  return chapters.map((chapter) => ({ ...chapter, words: plain(chapter.words.join(' ')) }));
}

/** Tables lose their rules, and every space is one space. */
function plain(words: string): string {
  return words
    .replaceAll(/\|[\s|:-]*\|/g, ' ')
    .replaceAll('|', ' ')
    .replaceAll(/[^\S\u00a0]+/g, ' ')
    .trim();
}

/** The headings that a table of contents shows. */
function headingsOf(body: string, anchored: string): { readonly id: string; readonly text: string }[] {
  return chaptersOf(body, anchored)
    .filter(({ depth }) => depth === 2)
    .map(({ id, title }) => ({ id, text: title }));
}

/**
 * `page.mdx?meta` is what the page says about itself, without its words: lists and tables of contents need no
 * more, and the words stay in a file of their own.
 */
export function contentMeta(): Plugin {
  return {
    name: 'content-meta',
    enforce: 'pre',
    async resolveId(source, importer) {
      if (!source.endsWith(`.mdx${META}`)) return null;
      const found = await this.resolve(source.slice(0, -META.length), importer, { skipSelf: true });
      return found && `${VIRTUAL}${found.id}.js`;
    },
    load(id) {
      if (!id.startsWith(VIRTUAL)) return null;
      const file = id.slice(VIRTUAL.length, -'.js'.length);
      this.addWatchFile(file);
      const { frontMatter, body } = readContent(readFileSync(file, 'utf8'));
      const anchored = readContent(readFileSync(anchorSourceOf(file), 'utf8')).body;
      const minutes = Math.max(1, Math.round(body.split(/\s+/).length / WORDS_PER_MINUTE));
      return `export default ${JSON.stringify({ ...(frontMatter as object), headings: headingsOf(body, anchored), minutes })};`;
    },
  };
}
