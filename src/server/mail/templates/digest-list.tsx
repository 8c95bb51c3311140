import { Link, Text } from '@react-email/components';
import { light } from './palette.ts';

export interface DigestItem {
  readonly id: string;
  readonly title: string;
  readonly details?: readonly string[];
  /** Where the title leads, if anywhere. */
  readonly url?: string;
}

/** A heading with what falls under it. */
export function DigestList({
  heading,
  items,
}: {
  readonly heading: string;
  readonly items: readonly DigestItem[];
}) {
  return (
    <>
      <Text
        className="m-ink"
        style={{
          margin: '24px 0 4px',
          color: light.ink,
          fontSize: '16px',
          lineHeight: '24px',
          fontWeight: 600,
        }}
      >
        {heading}
      </Text>
      {items.map((item) => (
        <Text
          key={item.id}
          className="m-ink m-line"
          style={{
            margin: 0,
            padding: '10px 0',
            borderTop: `1px solid ${light.line}`,
            color: light.ink,
            fontSize: '15px',
            lineHeight: '22px',
          }}
        >
          {item.url ? (
            <Link className="m-brand" href={item.url} style={{ color: light.sea }}>
              {item.title}
            </Link>
          ) : (
            item.title
          )}
          {item.details?.map((detail) => (
            <span key={detail} className="m-muted" style={{ color: light.muted }}>
              <br />
              {detail}
            </span>
          ))}
        </Text>
      ))}
    </>
  );
}
