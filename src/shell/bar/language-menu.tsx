import { MenuButton } from '#ui/overlays/menu-button.tsx';
import { onDemand } from '#ui/hooks/on-demand.ts';
import { LanguageButton } from './bar-buttons.tsx';
import type { LanguageMenuProps } from './language-menu-list.tsx';

const LanguageMenuList = onDemand(() =>
  import('./language-menu-list.tsx').then((module) => module.LanguageMenuList),
);

/** The page's language, and the five available ones in their own names. */
export function LanguageMenu(props: LanguageMenuProps) {
  return (
    <MenuButton list={LanguageMenuList} trigger={<LanguageButton />}>
      <LanguageMenuList {...props} />
    </MenuButton>
  );
}
