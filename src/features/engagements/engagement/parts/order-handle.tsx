import { useText } from '#i18n/text.tsx';
import { OrderHandle as Handle } from '#ui/drag/order-handle.tsx';
import type { Order } from './use-order.ts';

interface OrderHandleProps {
  id: string;
  name: string;
  order: Order;
}

/** Sorts an item: dragged with the pointer, or with Alt and an arrow. Source: ENGAG-D12. */
export function OrderHandle({ id, name, order }: OrderHandleProps) {
  const text = useText('engagement');
  return (
    <Handle
      label={text('reorder', { name })}
      hint={text('reorderHint')}
      blocked={order.blocked}
      onDrop={(targetId, isAfter) => order.drop(id, targetId, isAfter)}
      onStep={(by) => order.step(id, by)}
    />
  );
}
