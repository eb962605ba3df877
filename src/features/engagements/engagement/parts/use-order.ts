import { useState } from 'react';
import { moveId } from '#machines/engagements/engagement/engagement.ts';
import { useText } from '#i18n/text.tsx';

interface OrderOptions {
  /** In order. */
  items: readonly { id: string; name: string }[];
  /** Why they cannot be sorted; null if they can. */
  blocked: string | null;
  onOrder: (ids: readonly string[], seenIds: readonly string[]) => void;
}

export type Order = ReturnType<typeof useOrder>;

/** Sorts the items of a list, and announces what has changed. */
export function useOrder({ items, blocked, onOrder }: OrderOptions) {
  const text = useText('engagement');
  const [message, setMessage] = useState('');
  const ids = items.map(({ id }) => id);

  function moveTo(id: string, index: number): void {
    const place = Math.min(Math.max(0, index), ids.length - 1);
    if (blocked !== null || place === ids.indexOf(id)) return;
    onOrder(moveId(ids, id, place), ids);
    const name = items.find((each) => each.id === id)?.name ?? '';
    setMessage(text('placed', { name, number: place + 1, count: ids.length }));
  }

  return {
    blocked,
    /** What was changed last, to be announced. */
    message,
    /** Moves an item by a number of places. */
    step: (id: string, by: number) => moveTo(id, ids.indexOf(id) + by),
    /** Drops an item at another one. */
    drop: (id: string, targetId: string, isAfter: boolean) => {
      const others = ids.filter((each) => each !== id);
      const at = others.indexOf(targetId);
      if (at >= 0) moveTo(id, isAfter ? at + 1 : at);
    },
  };
}
