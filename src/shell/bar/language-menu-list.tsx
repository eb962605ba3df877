import type { Language } from '#i18n/languages.ts';
import { languages, parseLanguage } from '#i18n/languages.ts';
import { useLanguage, useText } from '#i18n/text.tsx';
import { Menu, MenuItem, MenuSection } from '#ui/overlays/menu.tsx';
import { getSelectedKey } from '../menu/get-selected-key.ts';

export interface LanguageMenuProps {
  onLanguage: (language: Language) => void;
}

/** The five available languages, in their own names. */
export function LanguageMenuList({ onLanguage }: LanguageMenuProps) {
  const text = useText('shell');
  const language = useLanguage();
  return (
    <Menu label={text('language')} placement="bottom end">
      <MenuSection
        label={text('language')}
        selectionMode="single"
        selectedKeys={[language]}
        onSelectionChange={(keys) => {
          const selected = parseLanguage(getSelectedKey(keys));
          if (selected) onLanguage(selected);
        }}
      >
        {languages.map(({ tag, name: own }) => (
          <MenuItem key={tag} id={tag}>
            {own}
          </MenuItem>
        ))}
      </MenuSection>
    </Menu>
  );
}
