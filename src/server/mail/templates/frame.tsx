import type { Language } from '#domain/text/language.ts';
import type { Markup } from '#server/mail/markup/jsx-runtime.ts';
import { mailsIn } from '#words/written.ts';
import { Body, Container, Hr, MailCell, MailedLink, MailRow, Section, Text } from './elements.tsx';
import { darkSheet, light } from './palette.ts';

const sans = 'Inter, -apple-system, "Segoe UI", Roboto, Helvetica, Arial, sans-serif';
const serif = 'Fraunces, Georgia, "Times New Roman", serif';

/** How a link within a sentence looks. */
export const brand = { color: light.sea };

const styles = {
  paper: { margin: 0, backgroundColor: light.paper, fontFamily: sans },
  page: { maxWidth: '600px', margin: '0 auto', padding: '32px 0' },
  surface: { backgroundColor: light.surface, border: `1px solid ${light.line}`, borderRadius: '10px' },
  inner: { padding: '32px' },
  foot: {
    margin: '16px 0',
    padding: '0 20px',
    color: light.muted,
    fontSize: '13px',
    lineHeight: '20px',
    textAlign: 'center',
  },
  masthead: { padding: '0 20px 16px' },
  picture: { width: '36px', verticalAlign: 'middle' },
  sun: { width: '26px', height: '13px', borderRadius: '13px 13px 0 0', backgroundColor: light.sun },
  tide: { width: '26px', height: '3px', marginTop: '2px', backgroundColor: light.sea },
  ripple: { width: '18px', height: '3px', margin: '2px 4px 0', backgroundColor: light.sea },
  name: {
    color: light.ink,
    fontFamily: serif,
    fontSize: '22px',
    fontWeight: 600,
    verticalAlign: 'middle',
  },
  title: {
    margin: '0 0 16px',
    color: light.ink,
    fontFamily: serif,
    fontSize: '24px',
    lineHeight: '32px',
  },
  paragraph: { margin: '0 0 16px', color: light.ink, fontSize: '16px', lineHeight: '26px' },
  quiet: { margin: '0 0 16px', color: light.muted, fontSize: '14px', lineHeight: '22px' },
  choice: { margin: '8px 0 24px' },
  button: {
    display: 'inline-block',
    padding: '14px 28px',
    borderRadius: '10px',
    backgroundColor: light.sea,
    color: light.onSea,
    fontSize: '16px',
    fontWeight: 600,
    textDecoration: 'none',
  },
  rule: { margin: '8px 0 24px', borderColor: light.line },
};

interface FrameProps {
  readonly language: Language;
  readonly preview: string;
  readonly publicUrl: string;
  /** Why it came, and how to have it stop. */
  readonly footer?: Markup;
  readonly children: Markup;
}

/** The paper every mail is written on: at most 600 pixels wide, edge to edge on a phone. */
export function MailFrame({ language, preview, publicUrl, footer, children }: FrameProps) {
  return (
    <html dir="ltr" lang={language}>
      <head>
        <meta content="text/html; charset=UTF-8" http-equiv="Content-Type" />
        <meta name="x-apple-disable-message-reformatting" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <style>{darkSheet}</style>
      </head>
      <Body class="m-paper" preview={preview} style={styles.paper}>
        <Container style={styles.page}>
          <Masthead />
          <Section class="m-surface" style={styles.surface}>
            <MailRow>
              <MailCell class="m-inner" style={styles.inner}>
                {children}
              </MailCell>
            </MailRow>
          </Section>
          {footer}
          <MailFoot>
            {mailsIn(language).signature}{' '}
            <MailedLink class="m-brand" href={publicUrl} style={brand}>
              {new URL(publicUrl).host}
            </MailedLink>
          </MailFoot>
        </Container>
      </Body>
    </html>
  );
}

export function MailFoot({ children }: { readonly children: Markup }) {
  return (
    <Text class="m-muted" style={styles.foot}>
      {children}
    </Text>
  );
}

/** A sun that sinks behind the tide, drawn with borders: few mail programs show an inline SVG. */
function Masthead() {
  return (
    <Section style={styles.masthead}>
      <MailRow>
        <MailCell style={styles.picture}>
          <div style={styles.sun} />
          <div style={styles.tide} />
          <div style={styles.ripple} />
        </MailCell>
        <MailCell class="m-ink" style={styles.name}>
          Relâche
        </MailCell>
      </MailRow>
    </Section>
  );
}

export function MailTitle({ children }: { readonly children: Markup }) {
  return (
    <Text class="m-ink" style={styles.title}>
      {children}
    </Text>
  );
}

export function MailParagraph({
  children,
  quiet = false,
}: {
  readonly children: Markup;
  readonly quiet?: boolean;
}) {
  return (
    <Text class={quiet ? 'm-muted' : 'm-ink'} style={quiet ? styles.quiet : styles.paragraph}>
      {children}
    </Text>
  );
}

export function MailButton({ href, children }: { readonly href: string; readonly children: Markup }) {
  return (
    <Section style={styles.choice}>
      <MailedLink class="m-button" href={href} style={styles.button}>
        {children}
      </MailedLink>
    </Section>
  );
}

export function MailRule() {
  return <Hr class="m-line" style={styles.rule} />;
}
