import type { ListActor } from '#machines/lists/create-list.ts';
import { useText } from '#i18n/text.tsx';
import { notifySuccess } from '#session/tabs/notice-list.ts';
import { useEmitted } from '#ui/hooks/use-emitted.ts';
import { aboutRows } from '../list/about-rows.ts';

/** Shows a message for the records that a list has restored. */
export function useRestoredMessage<Row>(
  actor: ListActor<Row>,
  getName: (row: Row) => string,
): void {
  const text = useText('records');
  useEmitted(actor, {
    'rows.restored': ({ rows }) => notifySuccess([text('restored', aboutRows(rows, getName))]),
  });
}
