import type { ReactNode } from 'react';
import { light } from './palette.ts';

export interface Fact {
  readonly label: string;
  readonly value: ReactNode;
}

/** Two columns, or one on a phone. */
export function Facts({ facts }: { readonly facts: readonly Fact[] }) {
  return (
    <table
      role="presentation"
      className="m-facts"
      width="100%"
      cellPadding={0}
      cellSpacing={0}
      style={{ margin: '8px 0 24px', borderCollapse: 'collapse' }}
    >
      <tbody>
        {facts.map(({ label, value }) => (
          <tr key={label} className="m-line">
            <td className="m-label m-muted m-line" style={{ ...cell, width: '150px', color: light.muted }}>
              <div>{label}</div>
            </td>
            <td className="m-value m-ink m-line" style={{ ...cell, color: light.ink }}>
              <div>{value}</div>
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
