import { lazyScreen } from '#page/entry/lazy-screen.ts';
import type { ProfileTab } from './tabs.ts';

/** The content of each menu item of the Profile page, loaded when it is first selected. */
export const profileTabScreens = {
  account: lazyScreen(['profile'], () =>
    import('./account.page.tsx').then((module) => module.default),
  ),
  changePassword: lazyScreen(['profile', 'validation', 'widgets'], () =>
    import('./change-password.page.tsx').then((module) => module.default),
  ),
  twoFactor: lazyScreen(['twoFactor', 'validation'], () =>
    import('./two-factor/two-factor.page.tsx').then((module) => module.default),
  ),
  settings: lazyScreen(['profile', 'validation', 'widgets'], () =>
    import('./profile-settings.page.tsx').then((module) => module.default),
  ),
  sessions: lazyScreen(['profile'], () =>
    import('./sessions.page.tsx').then((module) => module.default),
  ),
} satisfies Record<ProfileTab, ReturnType<typeof lazyScreen>>;
