import { Maximize, Minimize, PanelLeftClose, PanelLeftOpen, Settings } from 'lucide-react';
import type { ReactNode } from 'react';
import { useText } from '#i18n/text.tsx';
import { Button } from '#ui/controls/button.tsx';
import { cx } from '#ui/text/cx.ts';
import { Tooltip } from '#ui/overlays/tooltip.tsx';
import type { Look } from '#session/storage/workspace/look.ts';
import type { LanguageMenuProps } from './language-menu-list.tsx';
import { LanguageMenu } from './language-menu.tsx';
import { MenuDrawer } from '../menu/menu-drawer.tsx';
import { SearchButton } from './search-button.tsx';
import { TenantLogo } from './tenant-logo.tsx';
import type { UserMenuProps } from './user-menu-list.tsx';
import { UserMenu } from './user-menu.tsx';
import { useFullScreen } from './use-full-screen.ts';
import styles from './top-bar.module.css';
import tones from '../tones.module.css';

export interface TopBarProps extends UserMenuProps, LanguageMenuProps {
  tenantName: string;
  tenantLogoUrl: string | null;
  /** The mini timer, if it is shown. */
  timer: ReactNode;
  /** The notification bell with its dropdown. */
  bell: ReactNode;
  /** Opens the command palette. */
  onPalette: () => void;
}

interface OwnProps extends TopBarProps {
  tone: Look['topBar'];
  /** The menu for narrow screens. */
  menu: ReactNode;
  /** The sidebar to pin; null if it cannot be collapsed. */
  sidebar: { id: string; isPinned: boolean; onPin: () => void } | null;
}

/**
 * The top bar: tenant, search, mini timer, full screen, bell, language, settings and user menu.
 * Source: SHELL-013.
 */
export function TopBar({
  tone,
  tenantName,
  tenantLogoUrl,
  timer,
  bell,
  menu,
  sidebar,
  onPalette,
  onLanguage,
  ...person
}: OwnProps) {
  const text = useText('shell');
  return (
    <header className={cx(styles.bar, tones[tone])}>
      <MenuDrawer className={styles.menuButton ?? ''}>{menu}</MenuDrawer>
      {sidebar && <PinButton {...sidebar} />}
      <div className={styles.tenant}>
        <TenantLogo src={tenantLogoUrl} />
        <span className={styles.tenantName}>{tenantName}</span>
      </div>
      <span className={styles.space} />
      <SearchButton onPress={onPalette} />
      {timer}
      <FullScreenButton />
      <span className={styles.bell}>{bell}</span>
      <Tooltip text={text('settings')} placement="bottom">
        <Button
          variant="quiet"
          className={styles.wideOnly ?? ''}
          icon={<Settings />}
          aria-label={text('settings')}
          onPress={person.onSettings}
        />
      </Tooltip>
      {/* On a phone, the languages are in the settings panel. */}
      <div className={styles.wideOnly}>
        <LanguageMenu onLanguage={onLanguage} />
      </div>
      <UserMenu {...person} />
    </header>
  );
}

/** Pins the menu open beside the page, or lets it collapse. */
function PinButton({ id, isPinned, onPin }: NonNullable<OwnProps['sidebar']>) {
  const text = useText('shell');
  const label = text('pinMenu');
  return (
    <Tooltip text={label} placement="bottom start">
      <Button
        variant="quiet"
        className={styles.toggle ?? ''}
        icon={
          isPinned ? (
            <PanelLeftClose className="flip-rtl" />
          ) : (
            <PanelLeftOpen className="flip-rtl" />
          )
        }
        aria-label={label}
        aria-controls={id}
        aria-pressed={isPinned}
        onPress={onPin}
      />
    </Tooltip>
  );
}

function FullScreenButton() {
  const text = useText('shell');
  const fullScreen = useFullScreen();
  if (!fullScreen.isPossible) return null;
  const label = text(fullScreen.isOn ? 'leaveFullScreen' : 'fullScreen');
  return (
    <Tooltip text={label} placement="bottom">
      <Button
        variant="quiet"
        className={styles.wideOnly ?? ''}
        icon={fullScreen.isOn ? <Minimize /> : <Maximize />}
        aria-label={label}
        onPress={fullScreen.toggle}
      />
    </Tooltip>
  );
}
