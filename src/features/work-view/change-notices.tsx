import { useSelector } from '@xstate/react';
import { listChanged } from '#machines/work-view/item-change.ts';
import { findItem, type WorkItemsActor } from '#machines/work-view/work-items.machine.ts';
import { useFailureText } from '#i18n/failure-text.ts';
import { useText } from '#i18n/text.tsx';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';

/** The changes that are not stored, and the last stored one, which can be undone. */
export function ChangeNotices({ items }: { items: WorkItemsActor }) {
  const text = useText('workView');
  const toText = useFailureText();
  const context = useSelector(items, (state) => state.context);
  const { failed, undoable } = context;
  return (
    <div>
      {failed.map(({ change, kind, failure }) => {
        const { id: itemId, title: name } = change.item;
        const now = findItem(context, itemId);
        const changed = kind === 'conflict' && now ? listChanged(change.item, now) : [];
        return (
          <Banner
            key={itemId}
            tone={kind === 'rejected' ? 'danger' : 'warning'}
            title={text(`failed_${kind}`, { name })}
          >
            <p>
              {failure.message === '' ? toText(failure) : failure.message}
              {changed.length > 0 &&
                ` ${text('changedFields', { fields: changed.map((field) => text(`field_${field}`)).join(', ') })}`}
            </p>
            <Button size="small" onPress={() => items.send({ type: 'change.retry', itemId })}>
              {text('sendAgain')}
            </Button>{' '}
            <Button
              size="small"
              variant="quiet"
              onPress={() => items.send({ type: 'change.discard', itemId })}
            >
              {text(kind === 'offline' ? 'putBack' : 'dismiss')}
            </Button>
          </Banner>
        );
      })}
      {undoable && (
        <Banner tone="success" title={text('stored', { name: undoable.item.title })}>
          <Button size="small" onPress={() => items.send({ type: 'change.undo' })}>
            {text('undo')}
          </Button>{' '}
          <Button size="small" variant="quiet" onPress={() => items.send({ type: 'undo.dismiss' })}>
            {text('dismiss')}
          </Button>
        </Banner>
      )}
    </div>
  );
}
