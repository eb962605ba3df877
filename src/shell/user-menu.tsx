import { Bell, Keyboard, LogOut, Repeat, SlidersHorizontal, UserRound } from 'lucide-react';
import { useText } from '#i18n/text.tsx';
import { Menu, MenuItem, MenuSection, MenuSeparator } from '#ui/menu.tsx';
import { Tooltip } from '#ui/tooltip.tsx';
import { looks, type Look } from '#session/look.ts';
import { UserButton, type UserButtonProps } from './bar-buttons.tsx';
import { chosenOf } from './chosen-of.ts';

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

/** The person's own menu; their photo names them. Source: document 1, section 2 (Shell layout). */
export function UserMenu(props: UserMenuProps) {
  const text = useText('shell');
  const titles = {
    system: text('themeSystem'),
    light: text('themeLight'),
    dark: text('themeDark'),
  };
  return (
    <Menu
      label={text('userMenu')}
      header={`${props.personName} · ${props.email}`}
      trigger={
        <Tooltip text={props.personName} placement="bottom">
          <UserButton personName={props.personName} profileImageUrl={props.profileImageUrl} />
        </Tooltip>
      }
    >
      <MenuItem id="profile" icon={<UserRound />} onAction={props.onProfile}>
        {text('menuProfile')}
      </MenuItem>
      <MenuItem id="tenant" icon={<Repeat />} onAction={props.onSwitchTenant}>
        {text('switchTenant')}
      </MenuItem>
      <MenuItem id="messages" icon={<Bell />} onAction={props.onMessages}>
        {text('lastMessages')}
      </MenuItem>
      <MenuItem id="shortcuts" icon={<Keyboard />} shortcut="?" onAction={props.onShortcuts}>
        {text('keyboardShortcuts')}
      </MenuItem>
      <MenuItem id="settings" icon={<SlidersHorizontal />} onAction={props.onSettings}>
        {text('settings')}
      </MenuItem>
      <MenuSection
        label={text('theme')}
        selectionMode="single"
        selectedKeys={[props.theme]}
        onSelectionChange={(keys) => {
          const chosen = looks.theme.find((theme) => theme === chosenOf(keys));
          if (chosen) props.onTheme(chosen);
        }}
      >
        {looks.theme.map((theme) => (
          <MenuItem key={theme} id={theme}>
            {titles[theme]}
          </MenuItem>
        ))}
      </MenuSection>
      <MenuSeparator />
      <MenuItem id="logout" icon={<LogOut />} onAction={props.onLogout}>
        {text('logout')}
      </MenuItem>
    </Menu>
  );
}
