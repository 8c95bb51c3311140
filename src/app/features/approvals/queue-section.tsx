import { useTranslation } from 'react-i18next';
import { cardClass } from '#ui/card.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { QueueRow } from './queue-row.tsx';
import { extent } from './selection.ts';
import type { About, Deciding } from './use-deciding.ts';
import type { QueueItem } from './use-queue.ts';
import type { ShownRequest } from './use-shown-request.ts';

type QueueSectionProps = {
  about: About;
  items: readonly QueueItem[];
  deciding: Deciding;
  shown: ShownRequest;
};

/** Leave that waits, or cancellations that were asked for: they are chosen and decided apart. */
export function QueueSection({ about, items, deciding, shown }: QueueSectionProps) {
  const { t } = useTranslation('approvals');
  const { selected, decisions } = deciding;
  const selectable = deciding.selectable(about);
  if (items.length === 0) return null;
  return (
    <div className={`${cardClass} @container`}>
      {selectable.length > 1 && (
        <div className="flex min-h-11 items-center border-b border-line px-3 max-sm:pl-4 sm:px-7">
          <Checkbox
            label={t(`queue.selectAll.${about}`)}
            checked={extent(selected, selectable)}
            onChange={(all) => deciding.selectAll(about, all)}
          />
        </div>
      )}
      <ul className="divide-y divide-line">
        {items.map((item) => {
          const { id } = item.request;
          return (
            <li key={id}>
              <QueueRow
                item={item}
                selected={selected.includes(id)}
                shown={shown.id === id}
                busy={deciding.isBusy(id)}
                failed={decisions.failureOf(id) !== null}
                address={shown.addressOf(id)}
                onSelect={() => deciding.select(id)}
                onShow={(event) => shown.open(id, event)}
                onFocus={() => shown.follow(id)}
                onYes={() => deciding.approve(id)}
                onNo={() => deciding.refuse(id)}
              />
            </li>
          );
        })}
      </ul>
    </div>
  );
}
