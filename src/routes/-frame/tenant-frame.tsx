import { Outlet, useRouter, useRouterState } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { createElement, Suspense, useState, useSyncExternalStore } from 'react';
import { systemClock } from '#machines/clock.ts';
import { checkAccess, timesWork, type Denial } from '#machines/session/entry-rule.ts';
import { FormatProvider } from '#i18n/format.tsx';
import type { Language } from '#i18n/languages.ts';
import { LastSearches } from '#session/use-return-url.ts';
import { ActorProvider } from '#records/blocked.tsx';
import { existingMenu, notBuiltEntries } from '#shell/menu/existing-menu.ts';
import { Shell } from '#shell/shell.tsx';
import { DialogPanel } from '#ui/overlays/dialog.tsx';
import { TitleSuffix } from '#ui/display/navigation/page-title.tsx';
import { ImageProvider } from '#ui/images/image-source.tsx';
import { useFirstTouch } from '#ui/overlays/use-first-touch.ts';
import { useSubscription } from '#ui/hooks/use-subscription.ts';
import type { Path } from '#page/parameters/addresses.ts';
import { getEntryRules } from '#page/entry/entry.ts';
import { lazyScreen } from '#page/entry/lazy-screen.ts';
import { PageAnnouncer } from '#page/notices/page-announcer.tsx';
import { createImageCache } from '#session/storage/files/image-cache.ts';
import { onPreferences, prefer, preferences } from '#session/storage/workspace/preferences.ts';
import { TimerSlot } from '#features/clockwork/timer/mini-timer.widget.tsx';
import { TitleTime } from '#shell/bar/title-time.tsx';
import { TimerOutboxProvider } from '#page/timer/timer-outbox.tsx';
import { TimersProvider } from '#page/timer/timers.tsx';
import { NotificationsProvider } from '#page/notices/shared-notifications.tsx';
import { useApp, useSession } from '#page/entry/use-app.ts';
import { useIdle } from '#page/timer/use-idle.ts';
import { useKey } from '#page/keys/use-key.ts';
import { usePaletteKey } from '#shell/palette/use-palette-key.ts';
import { usePage } from '#page/records/use-page.ts';
import { useSignOut } from '#page/entry/use-sign-out.tsx';
import { appVersion } from '#page/entry/version.ts';
import type { OpenList } from './page-overlays.tsx';

/** Loaded after the page, because nothing of it is shown at first. */
const PageOverlays = lazyScreen(['common', 'shell', 'session', 'clockwork'], () =>
  import('./page-overlays.tsx').then((module) => module.PageOverlays),
);

const AccessDeniedPage = lazyScreen(['shell', 'privileges', 'access', 'common'], () =>
  import('#shell/access-denied-page.tsx').then((module) => module.AccessDeniedPage),
);

/** Path of the user's profile page. */
const profilePath: Path = '/profile';

/** Loaded once the page is idle. */
const BellSlot = lazyScreen(['notifications', 'privileges'], () =>
  import('#features/notifications/notification-bell.widget.tsx').then((module) => module.BellSlot),
);

/** Loaded only while the session views the tenant as another user. */
const ViewAsSlot = lazyScreen(['viewAs', 'records'], () =>
  import('#features/view-as/view-as.widget.tsx').then((module) => module.ViewAsSlot),
);

const year = new Date(systemClock.now()).getFullYear();

/** The shell with everything next to the page: timer, prompts, messages, shortcuts. */
export default function TenantFrame() {
  const app = useApp();
  const session = useSession();
  const { workspace, denial } = usePage();
  const router = useRouter();
  const look = useSyncExternalStore(onPreferences, preferences);
  const [open, setOpen] = useState<OpenList>(null);
  // Depends on the shown page: while the next one loads, the timer keeps its input.
  const isOnClockWork = useRouterState({
    select: ({ matches }) => matches.some(({ routeId }) => routeId === '/_tenant/ClockWork/'),
  });
  const path = useRouterState({ select: ({ resolvedLocation }) => resolvedLocation?.pathname });
  const sessionEndsAt = useSelector(session, ({ context }) => context.identity?.expiresAt ?? null);
  const { profile, tenant } = workspace;
  const isIdle = useIdle();
  const [notices, setNotices] = useState<HTMLElement | null>(null);
  // The images of the current user; they are cleared with the workspace.
  const [images] = useState(createImageCache);
  const hasTimer = timesWork(profile);

  const { leave, question } = useSignOut(session, () => session.send({ type: 'logout.requested' }));
  const go = (to: Path) => void router.navigate({ to });
  const search = { rules: getEntryRules(router), profile };
  // Props that the top bar's menus and the command palette share.
  const shared = {
    menu: existingMenu(profile.appMenus, search),
    isMenuDimmed: !profile.IsUserHasOrganizationSettings,
    look,
    onLook: prefer,
    onLanguage: (language: Language) => prefer({ language }),
    onProfile: () => go(profilePath),
    onMyAssets: profile.IsUserHasOrganizationSettings ? () => go('/myAssets') : null,
    onAudits: checkAccess('assetManager.basic', profile) ? null : () => go('/assetManager/audits'),
    onSwitchTenant: () => app.leaveTenant(),
    onMessages: () => setOpen('messages'),
    onSettings: () => setOpen('settings'),
    onShortcuts: () => setOpen('shortcuts'),
    onLogout: leave,
  };

  useKey('help', shared.onShortcuts);
  usePaletteKey(() => setOpen('palette'));

  // The browser keeps images in memory until they are released.
  useSubscription<void>(app.onWorkspace, () => {
    if (!app.openedWorkspace()) images.clear();
  });

  return (
    <ImageProvider source={images}>
      <FormatProvider settings={profile}>
        <TimerOutboxProvider>
          <TimersProvider>
            <NotificationsProvider>
              <LastSearches value={app.getSearch}>
                <ActorProvider
                  hasRequests
                  profile={profile}
                  viewedName={profile.viewAs?.userName ?? null}
                  supportAddress={app.configuration.supportAddress}
                >
                  <TitleSuffix value={tenant.name}>
                    <TitleTime hasTimer={hasTimer}>
                      <Shell
                        {...shared}
                        tenantName={tenant.name}
                        tenantLogoUrl={profile.tenantLogoUrl}
                        personName={profile.name}
                        email={profile.email}
                        profileImageUrl={profile.profileImageUrl}
                        timer={
                          hasTimer &&
                          !isOnClockWork && (
                            <TimerSlot timeZone={profile.timeZone} notices={notices} />
                          )
                        }
                        bell={<Suspense fallback={null}>{isIdle && <BellSlot />}</Suspense>}
                        onPalette={() => setOpen('palette')}
                        company={app.configuration.company}
                        version={appVersion}
                        year={year}
                        sessionEndsAt={sessionEndsAt}
                        banner={
                          <Suspense fallback={null}>
                            {profile.viewAs && <ViewAsSlot viewAs={profile.viewAs} />}
                          </Suspense>
                        }
                        noticesRef={setNotices}
                      >
                        <Suspense fallback={null}>
                          {denial ? <Denied denial={denial} /> : <Outlet />}
                        </Suspense>
                      </Shell>
                    </TitleTime>
                  </TitleSuffix>
                  <PageAnnouncer path={path} />
                  {isIdle && <OverlaysOnTouch />}
                  {question}
                  <Suspense fallback={null}>
                    <PageOverlays
                      {...shared}
                      open={open}
                      notBuilt={notBuiltEntries(profile.appMenus, search)}
                      onClose={() => setOpen(null)}
                      onOpen={go}
                      hasTimer={hasTimer}
                    />
                  </Suspense>
                </ActorProvider>
              </LastSearches>
            </NotificationsProvider>
          </TimersProvider>
        </TimerOutboxProvider>
      </FormatProvider>
    </ImageProvider>
  );
}

/** A page may have its own content for users without its right, e.g. their own records. */
function Denied({ denial }: { denial: Denial }) {
  const instead = useRouterState({ select: ({ matches }) => matches.at(-1)?.staticData.denied });
  const page = <AccessDeniedPage denial={denial} />;
  return instead && denial.reason === 'right' ? createElement(instead, { fallback: page }) : page;
}

/**
 * Preloads menus and dialogs on the first pointer or key event, because the user may open one next.
 */
function OverlaysOnTouch() {
  useFirstTouch(() => void DialogPanel.preload());
  return null;
}
