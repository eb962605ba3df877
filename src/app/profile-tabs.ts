import type { ProfileTab } from '#features/profile/tabs.ts';
import { lazyScreen } from './lazy-screen.ts';

/** What each menu item of the Profile page shows, loaded when it is first chosen. */
export const profileTabScreens = {
  account: lazyScreen(['profile'], () =>
    import('./account-tab.tsx').then((module) => module.AccountTab),
  ),
  changePassword: lazyScreen(['profile', 'validation', 'widgets'], () =>
    import('./change-password-tab.tsx').then((module) => module.ChangePasswordTab),
  ),
  twoFactor: lazyScreen(['twoFactor', 'validation'], () =>
    import('./two-factor-tab.tsx').then((module) => module.TwoFactorTab),
  ),
  settings: lazyScreen(['profile', 'validation', 'widgets'], () =>
    import('./settings-tab.tsx').then((module) => module.SettingsTab),
  ),
  sessions: lazyScreen(['profile'], () =>
    import('./sessions-tab.tsx').then((module) => module.SessionsTab),
  ),
} satisfies Record<ProfileTab, ReturnType<typeof lazyScreen>>;
