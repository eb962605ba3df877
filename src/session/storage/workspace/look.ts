/**
 * The look options that a user can select, the default first. Source: AUTH-034, SHELL-D44.
 */
export const looks = {
  theme: ['system', 'light', 'dark'],
  density: ['comfortable', 'compact'],
  layout: ['vertical', 'horizontal'],
  width: ['fluid', 'boxed', 'scrollable'],
  sidebar: ['light', 'dark', 'colored', 'compact', 'icon'],
  /** The width of the sidebar: by the screen width, or as the user has set it. */
  sidebarSize: ['auto', 'full', 'rail'],
  topBar: ['light', 'dark', 'colored'],
  preloader: ['off', 'on'],
} as const;

export type LookName = keyof typeof looks;

export type Look = { [Name in LookName]: (typeof looks)[Name][number] };

/** Parses the stored look; a missing or unknown value becomes the default. */
export function lookFrom(persisted: Record<string, unknown>): Look {
  const choices = Object.entries(looks).map(([name, values]: [string, readonly string[]]) => [
    name,
    values.find((value) => value === persisted[name]) ?? values[0],
  ]);
  return Object.fromEntries(choices);
}

export const defaultLook: Look = lookFrom({});
