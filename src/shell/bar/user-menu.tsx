import { MenuButton } from '#ui/overlays/menu-button.tsx';
import { onDemand } from '#ui/hooks/on-demand.ts';
import { Tooltip } from '#ui/overlays/tooltip.tsx';
import { UserButton } from './bar-buttons.tsx';
import type { UserMenuProps } from './user-menu-list.tsx';

const UserMenuList = onDemand(() =>
  import('./user-menu-list.tsx').then((module) => module.UserMenuList),
);

/** The user menu; its button is the user's photo. Source: SHELL-017. */
export function UserMenu(props: UserMenuProps) {
  return (
    <MenuButton
      list={UserMenuList}
      trigger={
        <Tooltip text={props.personName} placement="bottom">
          <UserButton personName={props.personName} profileImageUrl={props.profileImageUrl} />
        </Tooltip>
      }
    >
      <UserMenuList {...props} />
    </MenuButton>
  );
}
