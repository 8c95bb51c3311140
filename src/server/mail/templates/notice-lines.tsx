import { Section, Text } from './elements.tsx';
import { light } from './palette.ts';

const quoted = { margin: '8px 0 24px', padding: '0 0 0 16px', borderLeft: `3px solid ${light.line}` };
const lines = { margin: '0 0 12px', color: light.ink, fontSize: '16px', lineHeight: '26px' };

/** A notice as it is kept: an empty line parts paragraphs, a single one breaks the line. */
export function NoticeLines({ text }: { readonly text: string }) {
  return (
    <Section class="m-line" style={quoted}>
      {text.split('\n\n').map((paragraph) => (
        <Text class="m-ink" style={lines}>
          {paragraph.split('\n').map((line, place) => (
            <span>
              {place > 0 && <br />}
              {line}
            </span>
          ))}
        </Text>
      ))}
    </Section>
  );
}
