/**
 * The menu items of the Profile page in their order: those of PROF-003, and the person’s sessions.
 */
export const profileTabs = [
  'account',
  'changePassword',
  'twoFactor',
  'settings',
  'sessions',
] as const;

export type ProfileTab = (typeof profileTabs)[number];
