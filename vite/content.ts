import { readFileSync } from 'node:fs';
import GithubSlugger from 'github-slugger';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { toString as textOf } from 'mdast-util-to-string';
import type { Plugin } from 'vite';
import { parse } from 'yaml';

const META = '?meta';
/** A name of its own, so that nobody takes it for a page of words. */
const VIRTUAL = '\0content-meta:';
const WORDS_PER_MINUTE = 220;

/** A page of words, cut into its front matter and its Markdown. */
export function readContent(text: string): { readonly frontMatter: unknown; readonly body: string } {
  const cut = /^---\n([\s\S]*?)\n---\n/.exec(text);
  return { frontMatter: cut ? parse(cut[1] ?? '') : {}, body: cut ? text.slice(cut[0].length) : text };
}

/** The headings that a table of contents shows, with the anchors that `rehype-slug` gives them. */
export function headingsOf(body: string): { readonly id: string; readonly text: string }[] {
  const slugger = new GithubSlugger();
  return fromMarkdown(body).children.flatMap((node) => {
    if (node.type !== 'heading') return [];
    const text = textOf(node);
    // Every heading takes its anchor, also those that are not shown: two of the same name are told apart.
    const id = slugger.slug(text);
    return node.depth === 2 ? [{ id, text }] : [];
  });
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
      const minutes = Math.max(1, Math.round(body.split(/\s+/).length / WORDS_PER_MINUTE));
      return `export default ${JSON.stringify({ ...(frontMatter as object), headings: headingsOf(body), minutes })};`;
    },
  };
}
