import { Bell, Keyboard, LogOut, Repeat, SlidersHorizontal, UserRound } from 'lucide-react';
import type { Look } from '#session/storage/workspace/look.ts';
import { useText } from '#i18n/text.tsx';
import { shortcuts } from '#page/keys/shortcuts.ts';
import { useSingleKeys } from '#page/keys/use-key.ts';
import { Menu, MenuItem, MenuSection, MenuSeparator } from '#ui/overlays/menu.tsx';
import { looks } from '#session/storage/workspace/look.ts';
import { getSelectedKey } from '../menu/get-selected-key.ts';
import type { UserButtonProps } from './bar-buttons.tsx';

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

/** The items of the user menu. */
export function UserMenuList(props: UserMenuProps) {
  const text = useText('shell');
  const hasSingleKeys = useSingleKeys();
  const titles = {
    system: text('themeSystem'),
    light: text('themeLight'),
    dark: text('themeDark'),
  };
  return (
    <Menu label={text('userMenu')} header={`${props.personName} · ${props.email}`}>
      <MenuItem id="profile" icon={<UserRound />} onAction={props.onProfile}>
        {text('menuProfile')}
      </MenuItem>
      <MenuItem id="tenant" icon={<Repeat />} onAction={props.onSwitchTenant}>
        {text('switchTenant')}
      </MenuItem>
      <MenuItem id="messages" icon={<Bell />} onAction={props.onMessages}>
        {text('lastMessages')}
      </MenuItem>
      <MenuItem
        id="shortcuts"
        icon={<Keyboard />}
        {...(hasSingleKeys && { shortcut: shortcuts.help.key })}
        onAction={props.onShortcuts}
      >
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
          const selected = looks.theme.find((theme) => theme === getSelectedKey(keys));
          if (selected) props.onTheme(selected);
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
