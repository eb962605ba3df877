import type { ReactNode } from 'react';
import { useText } from '#i18n/text.tsx';
import { Footer } from './footer.tsx';
import { Sidebar, type MenuEntry } from './sidebar.tsx';
import { TopBar, type TopBarProps } from './top-bar.tsx';
import styles from './shell.module.css';

export interface ShellProps extends Omit<TopBarProps, 'menu'> {
  menu: readonly MenuEntry[];
  /** Without organization settings the menu is dimmed. Source: document 1, section 2. */
  isMenuDimmed: boolean;
  company: string;
  version: string;
  year: number;
  sessionEndsAt: number | null;
  children: ReactNode;
}

/** The frame around every page of a tenant. */
export function Shell({
  menu,
  isMenuDimmed,
  company,
  version,
  year,
  sessionEndsAt,
  children,
  ...bar
}: ShellProps) {
  const text = useText('shell');
  const sidebar = <Sidebar menu={menu} isDimmed={isMenuDimmed} />;
  return (
    <div className={styles.shell}>
      <a className="skip-link" href="#main">
        {text('skipToContent')}
      </a>
      <TopBar {...bar} menu={sidebar} />
      <div className={styles.sidebar}>{sidebar}</div>
      <main id="main" className={styles.main} tabIndex={-1}>
        {children}
      </main>
      <Footer company={company} version={version} year={year} sessionEndsAt={sessionEndsAt} />
    </div>
  );
}
