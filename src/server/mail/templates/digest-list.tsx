import { MailedLink, Text } from './elements.tsx';
import { brand } from './frame.tsx';
import { light } from './palette.ts';

const styles = {
  heading: {
    margin: '24px 0 4px',
    color: light.ink,
    fontSize: '16px',
    lineHeight: '24px',
    fontWeight: 600,
  },
  item: {
    margin: 0,
    padding: '10px 0',
    borderTop: `1px solid ${light.line}`,
    color: light.ink,
    fontSize: '15px',
    lineHeight: '22px',
  },
  detail: { color: light.muted },
};

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
      <Text class="m-ink" style={styles.heading}>
        {heading}
      </Text>
      {items.map((item) => (
        <Text class="m-ink m-line" style={styles.item}>
          {item.url ? (
            <MailedLink class="m-brand" href={item.url} style={brand}>
              {item.title}
            </MailedLink>
          ) : (
            item.title
          )}
          {item.details?.map((detail) => (
            <span class="m-muted" style={styles.detail}>
              <br />
              {detail}
            </span>
          ))}
        </Text>
      ))}
    </>
  );
}
