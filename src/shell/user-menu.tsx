import { MenuButton } from '#ui/menu-button.tsx';
import { onDemand } from '#ui/on-demand.ts';
import { Tooltip } from '#ui/tooltip.tsx';
import type { Look } from '#session/look.ts';
import { UserButton, type UserButtonProps } from './bar-buttons.tsx';

export interface UserMenuProps extends UserButtonProps {
  email: string;
  theme: Look['theme'];
  onTheme: (theme: Look['theme']) => void;
  onProfile: () => void;
  onSwitchTenant: () => void;
  onMessages: () => void;
  onShortcuts: () => void;
  onSettings: () => void;
  onLogout: () => void;
}

const UserMenuList = onDemand(() =>
  import('./user-menu-list.tsx').then((module) => module.UserMenuList),
);

/** The person's own menu; their photo names them. Source: document 1, section 2 (Shell layout). */
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
