import { Bell, Keyboard, LogOut, Repeat } from 'lucide-react';
import { languages, languageOf, type Language } from '#i18n/languages.ts';
import { useLanguage, useText } from '#i18n/text.tsx';
import { Avatar } from '#ui/avatar.tsx';
import { Button } from '#ui/button.tsx';
import { Menu, MenuItem, MenuSection, MenuSeparator } from '#ui/menu.tsx';

export type Theme = 'system' | 'light' | 'dark';

export interface UserMenuProps {
  personName: string;
  email: string;
  profileImageUrl: string | null;
  theme: Theme;
  onTheme: (theme: Theme) => void;
  onLanguage: (language: Language) => void;
  onSwitchTenant: () => void;
  onMessages: () => void;
  onShortcuts: () => void;
  onLogout: () => void;
}

const themes = ['system', 'light', 'dark'] as const;

/** The person's own menu. */
export function UserMenu(props: UserMenuProps) {
  const text = useText('shell');
  const language = useLanguage();
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
        <Button
          variant="quiet"
          aria-label={text('userMenuOf', { name: props.personName })}
          icon={
            <Avatar
              isDecorative
              size="small"
              name={props.personName}
              src={props.profileImageUrl ?? undefined}
            />
          }
        />
      }
    >
      <MenuItem id="tenant" icon={<Repeat />} onAction={props.onSwitchTenant}>
        {text('switchTenant')}
      </MenuItem>
      <MenuItem id="messages" icon={<Bell />} onAction={props.onMessages}>
        {text('lastMessages')}
      </MenuItem>
      <MenuItem id="shortcuts" icon={<Keyboard />} shortcut="?" onAction={props.onShortcuts}>
        {text('keyboardShortcuts')}
      </MenuItem>
      <MenuSection
        label={text('language')}
        selectionMode="single"
        selectedKeys={[language]}
        onSelectionChange={(keys) => {
          const chosen = languageOf(chosenOf(keys));
          if (chosen) props.onLanguage(chosen);
        }}
      >
        {languages.map(({ tag, name }) => (
          <MenuItem key={tag} id={tag}>
            {name}
          </MenuItem>
        ))}
      </MenuSection>
      <MenuSection
        label={text('theme')}
        selectionMode="single"
        selectedKeys={[props.theme]}
        onSelectionChange={(keys) => {
          const chosen = themes.find((theme) => theme === chosenOf(keys));
          if (chosen) props.onTheme(chosen);
        }}
      >
        {themes.map((theme) => (
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

function chosenOf(keys: 'all' | Iterable<string | number>): string | null {
  const [key] = keys === 'all' ? [] : keys;
  return key === undefined ? null : String(key);
}
