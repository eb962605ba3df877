import { GripVertical } from 'lucide-react';
import { useState } from 'react';
import { Button as DragButton, GridList, GridListItem } from 'react-aria-components';
import { moved } from '#machines/dashboard/arrangement.ts';
import { sampleKinds } from '#machines/ui-demos/sample.ts';
import { useText } from '#i18n/text.tsx';
import { buttonClass } from '#ui/controls/button-class.ts';
import { useRowOrder } from '#ui/hooks/use-row-order.ts';
import styles from './ui-demos.module.css';
import { useGoods } from './use-goods.ts';

/** A list in an order of the person's own, by pointer or keyboard. Source: INTEG-007. */
export function OrderDemo() {
  const text = useText('uiDemos');
  const goods = useGoods();
  const [order, setOrder] = useState<readonly string[]>(sampleKinds);
  const getLabel = (id: string) => goods.find((each) => each.id === id)?.label ?? id;
  const { ref, dragAndDropHooks } = useRowOrder<{ id: string }>({
    getText: ({ id }) => getLabel(id),
    onMove: ({ id: name, anchor, isAfter }) =>
      setOrder((before) => moved(before, { name, anchor, isAfter })),
  });
  return (
    <GridList
      ref={ref}
      aria-label={text('goods')}
      keyboardNavigationBehavior="tab"
      className={styles.list ?? ''}
      items={order.map((id) => ({ id }))}
      dependencies={[goods]}
      dragAndDropHooks={dragAndDropHooks}
    >
      {({ id }) => (
        <GridListItem id={id} textValue={getLabel(id)} className={styles.item ?? ''}>
          <DragButton
            slot="drag"
            className={buttonClass('quiet', 'small', { iconOnly: true })}
            aria-label={text('moveItem', { name: getLabel(id) })}
          >
            <GripVertical aria-hidden="true" />
          </DragButton>
          <span>{getLabel(id)}</span>
        </GridListItem>
      )}
    </GridList>
  );
}
