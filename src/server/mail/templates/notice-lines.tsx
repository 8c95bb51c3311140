import { Section, Text } from '@react-email/components';
import { light } from './palette.ts';

/** A notice as it is kept: an empty line parts paragraphs, a single one breaks the line. */
export function NoticeLines({ text }: { readonly text: string }) {
  return (
    <Section
      className="m-line"
      style={{ margin: '8px 0 24px', padding: '0 0 0 16px', borderLeft: `3px solid ${light.line}` }}
    >
      {text.split('\n\n').map((paragraph) => (
        <Text
          key={paragraph}
          className="m-ink"
          style={{ margin: '0 0 12px', color: light.ink, fontSize: '16px', lineHeight: '26px' }}
        >
          {paragraph.split('\n').map((line, place) => (
            <span key={line}>
              {place > 0 && <br />}
              {line}
            </span>
          ))}
        </Text>
      ))}
    </Section>
  );
}
