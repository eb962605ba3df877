import { Languages } from 'lucide-react';
import { languages, languageOf, type Language } from '#i18n/languages.ts';
import { useLanguage, useText } from '#i18n/text.tsx';
import { Button } from '#ui/button.tsx';
import { Menu, MenuItem, MenuSection } from '#ui/menu.tsx';
import { chosenOf } from './chosen-of.ts';
import { useMedia } from './use-media.ts';
import { roomyWidths } from './widths.ts';

export interface LanguageMenuProps {
  onLanguage: (language: Language) => void;
}

/** The language of the page, and the five offered in their own names. */
export function LanguageMenu({ onLanguage }: LanguageMenuProps) {
  const text = useText('shell');
  const language = useLanguage();
  const isRoomy = useMedia(roomyWidths);
  const name = languages.find(({ tag }) => tag === language)?.name ?? '';
  const label = text('currentLanguage', { name });
  const icon = <Languages />;
  return (
    <Menu
      label={text('language')}
      placement="bottom end"
      trigger={
        isRoomy ? (
          <Button variant="quiet" icon={icon} aria-label={label}>
            {name}
          </Button>
        ) : (
          <Button variant="quiet" icon={icon} aria-label={label} />
        )
      }
    >
      <MenuSection
        label={text('language')}
        selectionMode="single"
        selectedKeys={[language]}
        onSelectionChange={(keys) => {
          const chosen = languageOf(chosenOf(keys));
          if (chosen) onLanguage(chosen);
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
