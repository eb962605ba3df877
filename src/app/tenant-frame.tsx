import { Outlet, useRouter, useRouterState } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { systemClock } from '#machines/clock.ts';
import { holds } from '#machines/session/workspace.ts';
import { FormatProvider } from '#i18n/format.tsx';
import { AccessDenied } from '#shell/access-denied.tsx';
import { existingMenu } from '#shell/existing-menu.ts';
import { Shell } from '#shell/shell.tsx';
import type { OpenList } from './beside-page.tsx';
import { lazyScreen } from './lazy-screen.ts';
import { onPreferences, prefer, preferences } from './preferences.ts';
import { TimerSlot } from './timer-slot.tsx';
import { useApp } from './use-app.ts';
import { useIdle } from './use-idle.ts';
import { useKey } from './use-key.ts';
import { usePage } from './use-page.ts';
import { useSession } from './use-session.ts';
import { appVersion } from './version.ts';

/** It comes after the page itself: nothing of it is there at first. */
const BesidePage = lazyScreen(['common', 'shell', 'session', 'clockwork'], () =>
  import('./beside-page.tsx').then((module) => module.BesidePage),
);

/** It waits until the page has come to rest. */
const BellSlot = lazyScreen(['notifications'], () =>
  import('./bell-slot.tsx').then((module) => module.BellSlot),
);

const year = new Date(systemClock.now()).getFullYear();

/** The shell with everything that lives beside the page: timer, prompts, messages, shortcuts. */
export function TenantFrame() {
  const app = useApp();
  const session = useSession();
  const { workspace, missingPrivilege } = usePage();
  const { routesByPath } = useRouter();
  const { theme } = useSyncExternalStore(onPreferences, preferences);
  const [open, setOpen] = useState<OpenList>(null);
  // By the page that is shown: while the next one loads, the timer keeps what is typed.
  const isOnClockWork = useRouterState({
    select: ({ matches }) => matches.some(({ routeId }) => routeId === '/_tenant/ClockWork'),
  });
  const sessionEndsAt = useSelector(session, ({ context }) => context.identity?.expiresAt ?? null);
  const { profile, tenant } = workspace;
  const isIdle = useIdle();
  const hasTimer = holds(profile, 'clockwork.basic');

  useKey('?', () => setOpen('shortcuts'));

  useEffect(() => {
    session.send({ type: 'page.changed', isOnClockWork });
  }, [session, isOnClockWork]);

  return (
    <FormatProvider settings={profile}>
      <Shell
        menu={existingMenu(profile.appMenus, {
          routes: Object.keys(routesByPath),
          rights: profile.userRights,
        })}
        isMenuDimmed={!profile.IsUserHasOrganizationSettings}
        tenantName={tenant.name}
        tenantLogoUrl={profile.tenantLogoUrl}
        personName={profile.name}
        email={profile.email}
        profileImageUrl={profile.profileImageUrl}
        timer={hasTimer && !isOnClockWork && <TimerSlot timeZone={profile.timeZone} />}
        bell={<Suspense fallback={null}>{isIdle && <BellSlot />}</Suspense>}
        theme={theme}
        onTheme={(chosen) => prefer({ theme: chosen })}
        onLanguage={(language) => prefer({ language })}
        onSwitchTenant={() => app.leaveTenant()}
        onMessages={() => setOpen('messages')}
        onShortcuts={() => setOpen('shortcuts')}
        onLogout={() => session.send({ type: 'signOut.requested' })}
        company={app.configuration.company}
        version={appVersion}
        year={year}
        sessionEndsAt={sessionEndsAt}
      >
        {missingPrivilege ? (
          <AccessDenied
            privilege={missingPrivilege}
            supportAddress={app.configuration.supportAddress}
          />
        ) : (
          <Suspense fallback={null}>
            <Outlet />
          </Suspense>
        )}
      </Shell>
      <Suspense fallback={null}>
        <BesidePage open={open} onClose={() => setOpen(null)} hasTimer={hasTimer} />
      </Suspense>
    </FormatProvider>
  );
}
