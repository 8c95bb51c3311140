import type { Markup, Style } from '#server/mail/markup/jsx-runtime.ts';

/*
 * The elements that mail programs agree on, old ones above all: tables instead of boxes, every style inline and every
 * margin by itself. Their markup is that of React Email, which has tried it in all of them.
 */

interface Styled {
  readonly class?: string;
  readonly style: Style;
  readonly children: Markup;
}

const table = {
  align: 'center',
  width: '100%',
  border: 0,
  cellpadding: 0,
  cellspacing: 0,
  role: 'presentation',
} as const;
const wide = { width: '100%' };

/** What a list of mails shows beside the subject. The rest of the space is filled, or the first sentence would be in it. */
function Preview({ text }: { readonly text: string }) {
  const shown = text.slice(0, previewLength);
  return (
    <div style={hidden} data-skip-in-text="true">
      {shown}
      {shown.length < previewLength && <div>{unseen.repeat(previewLength - shown.length)}</div>}
    </div>
  );
}

const previewLength = 150;
const unseen = '\u00a0\u200c\u200b\u200d\u200e\u200f\ufeff';
const hidden = {
  display: 'none',
  overflow: 'hidden',
  lineHeight: '1px',
  opacity: 0,
  maxHeight: 0,
  maxWidth: 0,
};

/** Some programs drop the style of the body itself, so that a table within has it again. */
export function Body({ preview, style, children, ...rest }: Styled & { readonly preview: string }) {
  return (
    <body {...rest} style={{ backgroundColor: style.backgroundColor ?? '', margin: 0 }}>
      <Preview text={preview} />
      <table {...table}>
        <tbody>
          <tr>
            <td style={style}>{children}</td>
          </tr>
        </tbody>
      </table>
    </body>
  );
}

export function Container({ style, children }: Styled) {
  return (
    <table {...table} style={style}>
      <tbody>
        <tr style={wide}>
          <td>{children}</td>
        </tr>
      </tbody>
    </table>
  );
}

export function Section({ style, children, ...rest }: Styled) {
  return (
    <table {...table} {...rest} style={style}>
      <tbody>
        <tr>
          <td>{children}</td>
        </tr>
      </tbody>
    </table>
  );
}

export function MailRow({ children }: { readonly children: Markup }) {
  return (
    <table {...table}>
      <tbody style={wide}>
        <tr style={wide}>{children}</tr>
      </tbody>
    </table>
  );
}

export function MailCell({ style, children, ...rest }: Styled) {
  return (
    <td {...rest} style={style}>
      {children}
    </td>
  );
}

export function Text({ style, children, ...rest }: Styled) {
  return (
    <p {...rest} style={paragraphStyle(style)}>
      {children}
    </p>
  );
}

const paragraphStyle = remembered((style) => {
  const [top = '16px', right = top, bottom = top, left = right] = String(style.margin ?? '').split(' ');
  const margins = { marginTop: top, marginRight: right, marginBottom: bottom, marginLeft: left };
  return { fontSize: '14px', lineHeight: '24px', ...style, ...margins };
});

export function MailedLink({ href, style, children, ...rest }: Styled & { readonly href: string }) {
  return (
    <a {...rest} href={href} style={linkStyle(style)} target="_blank" rel="noopener">
      {children}
    </a>
  );
}

const linkStyle = remembered((style) => ({ color: '#067df7', textDecorationLine: 'none', ...style }));

export function Hr({ style, ...rest }: Omit<Styled, 'children'>) {
  return <hr {...rest} style={ruleStyle(style)} />;
}

const ruleStyle = remembered((style) => ({
  width: '100%',
  border: 'none',
  borderTop: '1px solid #eaeaea',
  ...style,
}));

/** Styles of templates are constants: what follows from one is worked out once. */
function remembered(work: (style: Style) => Style): (style: Style) => Style {
  const known = new WeakMap<Style, Style>();
  return (style) => {
    const found = known.get(style) ?? work(style);
    known.set(style, found);
    return found;
  };
}
