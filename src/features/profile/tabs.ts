/** The menu items of the Profile page, in their order. Source: document 1, section 2 (Profile). */
export const profileTabs = ['account', 'changePassword', 'twoFactor', 'settings'] as const;

export type ProfileTab = (typeof profileTabs)[number];
