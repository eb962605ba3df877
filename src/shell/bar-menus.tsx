import { LanguageMenu, type LanguageMenuProps } from './language-menu.tsx';
import { UserMenu, type UserMenuProps } from './user-menu.tsx';
import styles from './top-bar.module.css';

export interface BarMenusProps extends UserMenuProps, LanguageMenuProps {}

/** The menus at the end of the top bar. A phone finds the languages in the settings panel. */
export default function BarMenus({ onLanguage, ...user }: BarMenusProps) {
  return (
    <>
      <div className={styles.wideOnly}>
        <LanguageMenu onLanguage={onLanguage} />
      </div>
      <UserMenu {...user} />
    </>
  );
}
