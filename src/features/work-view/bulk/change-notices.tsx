import { useSelector } from '@xstate/react';
import { Undo2, X } from 'lucide-react';
import { listChanged, type FailedChange } from '#machines/work-view/items/item-change.ts';
import { findItem, type WorkItemsActor } from '#machines/work-view/items/work-items.machine.ts';
import { useFailureText } from '#i18n/failure-text.ts';
import { useText } from '#i18n/text.tsx';
import { Banner } from '#ui/display/notices/banner.tsx';
import { Button } from '#ui/controls/button.tsx';
import { isolate } from '#ui/controls/isolate.tsx';
import { useItemFocus } from '../item/item-focus.ts';
import styles from './changes.module.css';

export interface ChangeNoticesProps {
  items: WorkItemsActor;
}

/**
 * The changes that are not stored, and the last stored one, which can be undone. They are at the
 * lower edge of the window, where they move no row and no card.
 */
export function ChangeNotices({ items }: ChangeNoticesProps) {
  const { failed, undoable, undone } = useSelector(items, ({ context }) => context);
  const hasNotice = failed.length > 0 || undoable !== null || undone !== null;
  return (
    <div className={styles.slot} data-bottom-bar={hasNotice || undefined}>
      {failed.map((each) => (
        <Failed key={each.change.item.id} failed={each} items={items} />
      ))}
      <LastChange items={items} />
    </div>
  );
}

function Failed({ failed, items }: ChangeNoticesProps & { failed: FailedChange }) {
  const { change, kind, failure } = failed;
  const text = useText('workView');
  const toText = useFailureText();
  const { id: itemId, title: name } = change.item;
  const now = useSelector(items, ({ context }) => findItem(context, itemId));
  const changed = kind === 'conflict' && now ? listChanged(change.item, now) : [];
  return (
    <div role="presentation" {...useItemFocus(failed, itemId)}>
      <Banner
        tone={kind === 'rejected' ? 'danger' : 'warning'}
        title={text(`failed_${kind}`, { name })}
        className={styles.notice ?? ''}
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
    </div>
  );
}

/** The last change with Undo, or that it was undone. It stays while it has the focus or the pointer. */
function LastChange({ items }: ChangeNoticesProps) {
  const text = useText('workView');
  const { undoable, undone } = useSelector(items, ({ context }) => context);
  const item = undoable?.item ?? undone;
  const focus = useItemFocus(undoable ?? undone ?? false, item?.id ?? null);
  const pause = () => items.send({ type: 'offer.pause' });
  const resume = () => items.send({ type: 'offer.resume' });
  return (
    <div
      role="presentation"
      onPointerEnter={pause}
      onPointerLeave={resume}
      onFocus={() => {
        focus.onFocus();
        pause();
      }}
      onBlur={() => {
        focus.onBlur();
        resume();
      }}
    >
      {item && (
        <div role="status" className={styles.lastChange}>
          <span>{isolate(text(undoable ? 'stored' : 'undone', { name: item.title }))}</span>
          {undoable && (
            <Button
              size="small"
              icon={<Undo2 aria-hidden="true" />}
              onPress={() => items.send({ type: 'change.undo' })}
            >
              {text('undo')}
            </Button>
          )}
          <Button
            size="small"
            variant="quiet"
            icon={<X aria-hidden="true" />}
            aria-label={text('dismiss')}
            onPress={() => items.send({ type: 'undo.dismiss' })}
          />
        </div>
      )}
    </div>
  );
}
