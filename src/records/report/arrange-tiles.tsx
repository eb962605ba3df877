import { useSelector } from '@xstate/react';
import { GripVertical, RotateCcw } from 'lucide-react';
import { Button as DragButton, GridList, GridListItem } from 'react-aria-components';
import { isDefault } from '#machines/dashboard/arrangement.ts';
import type { TileArrangementActor } from '#machines/dashboard/tile-arrangement.machine.ts';
import { useText } from '#i18n/text.tsx';
import { buttonClass } from '#ui/controls/button-class.ts';
import { Button } from '#ui/controls/button.tsx';
import { Dialog } from '#ui/overlays/dialog.tsx';
import { Switch } from '#ui/choices/switch.tsx';
import { useRowOrder } from '#ui/hooks/use-row-order.ts';
import styles from './arrange-tiles.module.css';

interface ArrangeTilesProps {
  actor: TileArrangementActor;
  getLabel: (name: string) => string;
}

/** The tiles as a list, to reorder with a pointer or by keyboard, to hide and to show. */
export function ArrangeTiles({ actor, getLabel }: ArrangeTilesProps) {
  const text = useText('dashboard');
  const isOpen = useSelector(actor, (state) => state.matches('arranging'));
  const names = useSelector(actor, ({ context }) => context.names);
  const draft = useSelector(actor, ({ context }) => context.draft);
  const cancel = () => actor.send({ type: 'CANCEL' });
  return (
    <Dialog
      title={text('arrangeTiles')}
      isOpen={isOpen}
      onClose={cancel}
      actions={
        <>
          <Button
            variant="quiet"
            className={styles.reset ?? ''}
            icon={<RotateCcw aria-hidden="true" />}
            blockedBecause={isDefault(names, draft) ? text('isDefaultLayout') : null}
            onPress={() => actor.send({ type: 'reset' })}
          >
            {text('reset')}
          </Button>
          <Button onPress={cancel}>{text('cancel')}</Button>
          <Button variant="primary" onPress={() => actor.send({ type: 'SAVE' })}>
            {text('save')}
          </Button>
        </>
      }
    >
      <p className={styles.hint}>{text('arrangeText')}</p>
      <TileList actor={actor} getLabel={getLabel} />
    </Dialog>
  );
}

function TileList({ actor, getLabel }: ArrangeTilesProps) {
  const text = useText('dashboard');
  const { order, hidden } = useSelector(actor, ({ context }) => context.draft);
  const { ref, dragAndDropHooks } = useRowOrder<{ id: string }>({
    getText: ({ id }) => getLabel(id),
    onMove: ({ id: name, anchor, isAfter }) =>
      actor.send({ type: 'tile.moved', name, anchor, isAfter }),
  });
  return (
    <GridList
      ref={ref}
      aria-label={text('numbers')}
      keyboardNavigationBehavior="tab"
      className={styles.list ?? ''}
      items={order.map((id) => ({ id }))}
      dependencies={[hidden]}
      dragAndDropHooks={dragAndDropHooks}
    >
      {({ id }) => (
        <GridListItem id={id} textValue={getLabel(id)} className={styles.item ?? ''}>
          <DragButton
            slot="drag"
            className={buttonClass('quiet', 'small', { iconOnly: true })}
            aria-label={text('moveTile', { name: getLabel(id) })}
          >
            <GripVertical aria-hidden="true" />
          </DragButton>
          <Switch
            className={styles.tile ?? ''}
            isSelected={!hidden.includes(id)}
            onChange={(isShown) => actor.send({ type: 'tile.shown', name: id, isShown })}
          >
            {getLabel(id)}
          </Switch>
        </GridListItem>
      )}
    </GridList>
  );
}
