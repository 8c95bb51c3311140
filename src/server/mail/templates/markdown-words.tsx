import { lexer, type MarkedToken, type Token } from 'marked';
import type { JSX, Markup } from '#server/mail/markup/jsx-runtime.ts';
import { light } from './palette.ts';

const paragraph = { margin: '0 0 16px', fontSize: '16px', lineHeight: '26px' };
const heading = { fontWeight: 500, paddingTop: '20px' };
const code = {
  color: '#212529',
  fontSize: '87.5%',
  display: 'inline',
  background: '#f8f8f8',
  fontFamily: 'SFMono-Regular,Menlo,Monaco,Consolas,monospace',
  wordWrap: 'break-word',
};
const styles = {
  paragraph,
  item: { ...paragraph, margin: '0 0 8px' },
  headings: {
    1: { ...heading, fontSize: '2.5rem' },
    2: { margin: '24px 0 12px', fontSize: '20px', lineHeight: '28px' },
    3: { margin: '20px 0 8px', fontSize: '17px', lineHeight: '26px' },
    4: { ...heading, fontSize: '1.5rem' },
    5: { ...heading, fontSize: '1.25rem' },
    6: { ...heading, fontSize: '1rem' },
  },
  link: { color: light.sea, textDecoration: 'underline' },
  bold: { fontWeight: 'bold' },
  italic: { fontStyle: 'italic' },
  quote: {
    background: '#f9f9f9',
    borderLeft: '10px solid #ccc',
    margin: '1.5em 10px',
    padding: '1em 10px',
  },
  code,
  listing: { ...code, display: 'block', padding: '10px 10px 1px', marginBottom: '20px' },
} as const;

/** What an operator wrote in Markdown. Markup of their own within it is text like any other. */
export function MarkdownWords({ words }: { readonly words: string }) {
  return <div>{written(lexer(words))}</div>;
}

function written(tokens: readonly Token[] | undefined): Markup {
  return (tokens ?? []).map((token) => element(token as MarkedToken));
}

function element(token: MarkedToken): Markup {
  switch (token.type) {
    case 'paragraph':
      return <p style={styles.paragraph}>{written(token.tokens)}</p>;
    case 'heading':
      return Heading(token.depth, written(token.tokens));
    case 'list': {
      const items = token.items.map((item) => <li style={styles.item}>{written(item.tokens)}</li>);
      if (!token.ordered) return <ul>{items}</ul>;
      return token.start === '' || token.start === 1 ? (
        <ol>{items}</ol>
      ) : (
        <ol start={token.start}>{items}</ol>
      );
    }
    case 'blockquote':
      return <blockquote style={styles.quote}>{written(token.tokens)}</blockquote>;
    case 'code':
      return (
        <pre style={styles.listing}>
          <code>{`${token.text}\n`}</code>
        </pre>
      );
    case 'hr':
      return <hr />;
    case 'br':
      return <br />;
    case 'strong':
      return <strong style={styles.bold}>{written(token.tokens)}</strong>;
    case 'em':
      return <em style={styles.italic}>{written(token.tokens)}</em>;
    case 'del':
      return <del>{written(token.tokens)}</del>;
    case 'codespan':
      return <code style={styles.code}>{token.text}</code>;
    case 'link':
      return leadsSomewhere.test(token.href) ? (
        <a href={token.href} target="_blank" style={styles.link} rel="noopener">
          {written(token.tokens)}
        </a>
      ) : (
        written(token.tokens)
      );
    case 'image':
      return leadsSomewhere.test(token.href) ? <img src={token.href} alt={token.text} /> : token.text;
    case 'text':
      return token.tokens ? written(token.tokens) : withoutEntities(token.text);
    case 'escape':
      return token.text;
    case 'space':
    case 'def':
      return null;
    default:
      return token.raw;
  }
}

const leadsSomewhere = /^(https?|mailto):/i;

function Heading(depth: number, children: Markup): JSX.Element {
  const tags = { 1: 'h1', 2: 'h2', 3: 'h3', 4: 'h4', 5: 'h5', 6: 'h6' } as const;
  const known = depth in tags ? (depth as keyof typeof tags) : 6;
  return { tag: tags[known], attributes: { style: styles.headings[known] }, children };
}

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  nbsp: '\u00a0',
};

/** Whoever writes Markdown may name a sign instead of typing it. */
function withoutEntities(text: string): string {
  return text.replaceAll(/&(?:#(\d{1,6})|(amp|lt|gt|quot|nbsp));/g, (_, number?: string, name?: string) =>
    number ? String.fromCodePoint(Number(number)) : (entities[name ?? ''] ?? ''),
  );
}
