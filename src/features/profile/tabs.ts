/**
 * The menu items of the Profile page, in their order: those of document 1, section 2 (Profile), and the
 * person’s sessions.
 */
export const profileTabs = [
  'account',
  'changePassword',
  'twoFactor',
  'settings',
  'sessions',
] as const;

export type ProfileTab = (typeof profileTabs)[number];
