import { useText } from '#i18n/text.tsx';
import { onDemand } from '#ui/hooks/on-demand.ts';
import { RowMenu } from '#ui/overlays/row-menu.tsx';
import type { UserRowMenuProps } from './user-row-menu.tsx';

const UserRowMenu = onDemand(() =>
  import('./user-row-menu.tsx').then((module) => module.UserRowMenu),
);

/** The menu of a row, whose content is loaded when it opens. */
export function UserRowActions(props: UserRowMenuProps) {
  const records = useText('records');
  return (
    <RowMenu label={records('moreActions', { name: props.row.name })} list={UserRowMenu}>
      <UserRowMenu {...props} />
    </RowMenu>
  );
}
