import {
  Body,
  Column,
  Container,
  Head,
  Hr,
  Html,
  Link,
  Preview,
  Row,
  Section,
  Text,
} from '@react-email/components';
import type { ReactNode } from 'react';
import type { Language } from '#contract/language.ts';
import { mailsIn } from '#words/written.ts';
import { darkSheet, light } from './palette.ts';

const sans = 'Inter, -apple-system, "Segoe UI", Roboto, Helvetica, Arial, sans-serif';
const serif = 'Fraunces, Georgia, "Times New Roman", serif';

interface FrameProps {
  readonly language: Language;
  readonly preview: string;
  readonly publicUrl: string;
  /** Why it came, and how to have it stop. */
  readonly footer?: ReactNode;
  readonly children: ReactNode;
}

/** The paper every mail is written on: at most 600 pixels wide, edge to edge on a phone. */
export function MailFrame({ language, preview, publicUrl, footer, children }: FrameProps) {
  return (
    <Html lang={language}>
      <Head>
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <style>{darkSheet}</style>
      </Head>
      <Preview>{preview}</Preview>
      <Body className="m-paper" style={{ margin: 0, backgroundColor: light.paper, fontFamily: sans }}>
        <Container style={{ maxWidth: '600px', margin: '0 auto', padding: '32px 0' }}>
          <Masthead />
          <Section
            className="m-surface"
            style={{
              backgroundColor: light.surface,
              border: `1px solid ${light.line}`,
              borderRadius: '10px',
            }}
          >
            <Row>
              <Column className="m-inner" style={{ padding: '32px' }}>
                {children}
              </Column>
            </Row>
          </Section>
          {footer}
          <MailFoot>
            {mailsIn(language).signature}{' '}
            <Link className="m-brand" href={publicUrl} style={{ color: light.sea }}>
              {new URL(publicUrl).host}
            </Link>
          </MailFoot>
        </Container>
      </Body>
    </Html>
  );
}

export function MailFoot({ children }: { readonly children: ReactNode }) {
  return (
    <Text
      className="m-muted"
      style={{
        margin: '16px 0',
        padding: '0 20px',
        color: light.muted,
        fontSize: '13px',
        lineHeight: '20px',
        textAlign: 'center',
      }}
    >
      {children}
    </Text>
  );
}

/** A sun that sinks behind the tide, drawn with borders: few mail programs show an inline SVG. */
function Masthead() {
  return (
    <Section style={{ padding: '0 20px 16px' }}>
      <Row>
        <Column style={{ width: '36px', verticalAlign: 'middle' }}>
          <div
            style={{
              width: '26px',
              height: '13px',
              borderRadius: '13px 13px 0 0',
              backgroundColor: light.sun,
            }}
          />
          <div style={{ width: '26px', height: '3px', marginTop: '2px', backgroundColor: light.sea }} />
          <div style={{ width: '18px', height: '3px', margin: '2px 4px 0', backgroundColor: light.sea }} />
        </Column>
        <Column
          className="m-ink"
          style={{
            color: light.ink,
            fontFamily: serif,
            fontSize: '22px',
            fontWeight: 600,
            verticalAlign: 'middle',
          }}
        >
          Relâche
        </Column>
      </Row>
    </Section>
  );
}

export function MailTitle({ children }: { readonly children: ReactNode }) {
  return (
    <Text
      className="m-ink"
      style={{
        margin: '0 0 16px',
        color: light.ink,
        fontFamily: serif,
        fontSize: '24px',
        lineHeight: '32px',
      }}
    >
      {children}
    </Text>
  );
}

export function MailParagraph({
  children,
  quiet = false,
}: {
  readonly children: ReactNode;
  readonly quiet?: boolean;
}) {
  return (
    <Text
      className={quiet ? 'm-muted' : 'm-ink'}
      style={{
        margin: '0 0 16px',
        color: quiet ? light.muted : light.ink,
        fontSize: quiet ? '14px' : '16px',
        lineHeight: quiet ? '22px' : '26px',
      }}
    >
      {children}
    </Text>
  );
}

export function MailButton({ href, children }: { readonly href: string; readonly children: ReactNode }) {
  return (
    <Section style={{ margin: '8px 0 24px' }}>
      <Link
        className="m-button"
        href={href}
        style={{
          display: 'inline-block',
          padding: '14px 28px',
          borderRadius: '10px',
          backgroundColor: light.sea,
          color: light.onSea,
          fontSize: '16px',
          fontWeight: 600,
          textDecoration: 'none',
        }}
      >
        {children}
      </Link>
    </Section>
  );
}

export function MailRule() {
  return <Hr className="m-line" style={{ margin: '8px 0 24px', borderColor: light.line }} />;
}
