import { lazy, Suspense, useState, type ReactNode, type Ref } from 'react';
import { useText } from '#i18n/text.tsx';
import { cx } from '#ui/text/cx.ts';
import type { Look } from '#session/storage/workspace/look.ts';
import { Footer } from './bar/footer.tsx';
import { Preloader } from './preloader.tsx';
import { canCollapse, collapsingWidths, sidebarForm } from './menu/sidebar-form.ts';
import type { MenuEntry } from './menu/menu-entry.ts';
import { Sidebar } from './menu/sidebar.tsx';
import { SideMenu, sideMenuId } from './menu/side-menu.tsx';
import { TopBar, type TopBarProps } from './bar/top-bar.tsx';
import { useMedia } from './use-media.ts';
import styles from './shell.module.css';
import tones from './tones.module.css';

const HorizontalMenu = lazy(() => import('./menu/horizontal-menu.tsx'));

export interface ShellProps extends Omit<TopBarProps, 'theme' | 'onTheme'> {
  look: Look;
  onLook: (change: Partial<Look>) => void;
  menu: readonly MenuEntry[];
  /** Without organization settings the menu is dimmed. Source: SHELL-019. */
  isMenuDimmed: boolean;
  company: string;
  version: string;
  year: number;
  sessionEndsAt: number | null;
  /** A banner above every page. */
  banner?: ReactNode;
  /** The element for the notices above every page. */
  noticesRef?: Ref<HTMLDivElement>;
  children: ReactNode;
}

/** The layout around every page of a tenant. Source: SHELL-041. */
export function Shell({
  look,
  onLook,
  menu,
  isMenuDimmed,
  company,
  version,
  year,
  sessionEndsAt,
  banner,
  noticesRef,
  children,
  ...bar
}: ShellProps) {
  const text = useText('shell');
  const isCollapsingWidth = useMedia(collapsingWidths);
  // Shown only on entering; if it is switched on later, it must not interrupt the work.
  const [isLoading, setLoading] = useState(look.preloader === 'on');
  const isVertical = look.layout === 'vertical';
  const form = isMenuDimmed ? 'full' : sidebarForm(look, isCollapsingWidth);
  const tone = tones[look.sidebar];
  const isPinned = form === 'full';
  return (
    <>
      {isLoading && <Preloader onDone={() => setLoading(false)} />}
      <div className={styles.ground} data-width={look.width} inert={isLoading}>
        <div
          className={styles.shell}
          data-layout={look.layout}
          data-sidebar={form}
          data-width={look.width}
        >
          <a className="skip-link" href="#main">
            {text('skipToContent')}
          </a>
          <TopBar
            {...bar}
            tone={look.topBar}
            theme={look.theme}
            onTheme={(theme) => onLook({ theme })}
            menu={
              <div className={cx(styles.drawerMenu, tone)}>
                <Sidebar menu={menu} isDimmed={isMenuDimmed} />
              </div>
            }
            sidebar={
              isVertical && canCollapse(look) && !isMenuDimmed
                ? {
                    id: sideMenuId,
                    isPinned,
                    onPin: () => onLook({ sidebarSize: isPinned ? 'rail' : 'full' }),
                  }
                : null
            }
          />
          {isVertical ? (
            <SideMenu menu={menu} isDimmed={isMenuDimmed} form={form} tone={tone} />
          ) : (
            <div className={cx(styles.menuBar, tone)}>
              <Suspense fallback={null}>
                <HorizontalMenu menu={menu} isDimmed={isMenuDimmed} />
              </Suspense>
            </div>
          )}
          <div ref={noticesRef} className={styles.notices}>
            {banner}
          </div>
          <main id="main" className={styles.main} tabIndex={-1}>
            {children}
          </main>
          <Footer company={company} version={version} year={year} sessionEndsAt={sessionEndsAt} />
        </div>
      </div>
    </>
  );
}
