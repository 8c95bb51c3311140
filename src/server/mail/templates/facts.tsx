import type { Markup } from '#server/mail/markup/jsx-runtime.ts';
import { light } from './palette.ts';

export interface Fact {
  readonly label: string;
  readonly value: Markup;
}

/** Two columns, or one on a phone. */
export function Facts({ facts }: { readonly facts: readonly Fact[] }) {
  return (
    <table role="presentation" class="m-facts" width="100%" cellpadding={0} cellspacing={0} style={sheet}>
      <tbody>
        {facts.map((fact) => (
          <tr class="m-line" data-line-in-text="true">
            <td class="m-label m-muted m-line" style={label}>
              <div>{fact.label}</div>
            </td>
            <td class="m-value m-ink m-line" style={content}>
              <div>{fact.value}</div>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const cell = {
  padding: '10px 12px 10px 0',
  borderTop: `1px solid ${light.line}`,
  fontSize: '15px',
  lineHeight: '22px',
  textAlign: 'left',
  verticalAlign: 'top',
} as const;

const label = { ...cell, width: '150px', color: light.muted };
const content = { ...cell, color: light.ink };
const sheet = { margin: '8px 0 24px', borderCollapse: 'collapse' };
