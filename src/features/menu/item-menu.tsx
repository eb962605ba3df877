import { useText } from '#i18n/text.tsx';
import { onDemand } from '#ui/hooks/on-demand.ts';
import { RowMenu } from '#ui/overlays/row-menu.tsx';
import type { ItemActionsProps } from './item-actions.tsx';

const ItemActions = onDemand(() =>
  import('./item-actions.tsx').then((module) => module.ItemActions),
);

/** The menu of an entry. */
export function ItemMenu(props: ItemActionsProps) {
  const text = useText('records');
  return (
    <RowMenu label={text('moreActions', { name: props.name })} list={ItemActions}>
      <ItemActions {...props} />
    </RowMenu>
  );
}
