import { readFileSync } from 'node:fs';
import GithubSlugger from 'github-slugger';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { toString as textOf } from 'mdast-util-to-string';
import { defaultLanguage } from '../src/domain/text/language.ts';

const GUIDE = /(\/documentation\/guides\/[\w-]+)\.\w+\.mdx$/;

/** The file whose headings name the anchors of this one: guides share theirs, so that a link outlives the language. */
export function anchorSourceOf(file: string): string {
  return file.replace(GUIDE, `$1.${defaultLanguage}.mdx`);
}

interface Node {
  readonly type: string;
  readonly tagName?: string;
  readonly properties?: { id?: unknown };
  readonly children?: readonly Node[];
}

/** After `rehype-slug`: gives the headings of an English guide the anchors of the French one, in their order. */
export function rehypeSharedAnchors() {
  return (tree: Node, { path }: { readonly path: string }): void => {
    const source = anchorSourceOf(path);
    if (source === path) return;
    const anchors = anchorsIn(readFileSync(source, 'utf8'));
    const headings = (tree.children ?? []).filter(({ tagName }) => /^h[1-6]$/.test(tagName ?? ''));
    if (headings.length !== anchors.length) {
      throw new Error(
        `${path} has ${headings.length} headings, that of the first language ${anchors.length}`,
      );
    }
    for (const [index, { properties }] of headings.entries()) {
      if (properties) properties.id = anchors[index];
    }
  };
}

function anchorsIn(text: string): string[] {
  const slugger = new GithubSlugger();
  return fromMarkdown(text).children.flatMap((node) =>
    node.type === 'heading' ? [slugger.slug(textOf(node))] : [],
  );
}
