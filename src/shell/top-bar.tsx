import { Maximize, Minimize } from 'lucide-react';
import { lazy, Suspense, type ReactNode } from 'react';
import { useText } from '#i18n/text.tsx';
import { Avatar } from '#ui/avatar.tsx';
import { Button } from '#ui/button.tsx';
import { Tooltip } from '#ui/tooltip.tsx';
import { MenuDrawer } from './menu-drawer.tsx';
import { useFullScreen } from './use-full-screen.ts';
import type { UserMenuProps } from './user-menu.tsx';
import styles from './shell.module.css';

/** It comes after the page; until then there is the person's picture. */
const UserMenu = lazy(() =>
  import('./user-menu.tsx').then((module) => ({ default: module.UserMenu })),
);

export interface TopBarProps extends UserMenuProps {
  tenantName: string;
  tenantLogoUrl: string | null;
  /** The mini timer, where it is shown. */
  timer: ReactNode;
  /** The notification bell with its dropdown. */
  bell: ReactNode;
  /** The menu, for narrow screens. */
  menu: ReactNode;
}

/** Tenant, mini timer, full screen and the person. Source: document 1, section 2 (Shell layout). */
export function TopBar({ tenantName, tenantLogoUrl, timer, bell, menu, ...user }: TopBarProps) {
  const text = useText('shell');
  const fullScreen = useFullScreen();
  const label = text(fullScreen.isOn ? 'leaveFullScreen' : 'fullScreen');
  return (
    <header className={styles.bar}>
      <MenuDrawer className={styles.menuButton ?? ''}>{menu}</MenuDrawer>
      <div className={styles.tenant}>
        <Avatar name={tenantName} src={tenantLogoUrl ?? undefined} shape="square" isDecorative />
        <span className={styles.tenantName}>{tenantName}</span>
      </div>
      <span className={styles.space} />
      {timer}
      {fullScreen.isPossible && (
        <Tooltip text={label}>
          <Button
            variant="quiet"
            className={styles.wideOnly ?? ''}
            icon={fullScreen.isOn ? <Minimize /> : <Maximize />}
            aria-label={label}
            onPress={fullScreen.toggle}
          />
        </Tooltip>
      )}
      <span className={styles.bell}>{bell}</span>
      <Suspense fallback={<Avatar isDecorative size="small" name={user.personName} />}>
        <UserMenu {...user} />
      </Suspense>
    </header>
  );
}
