/**
 * What a person may choose about the look, the default first.
 * Source: AUTH-034; decisions, "Screens".
 */
export const looks = {
  theme: ['system', 'light', 'dark'],
  density: ['comfortable', 'compact'],
  layout: ['vertical', 'horizontal'],
  width: ['fluid', 'boxed', 'scrollable'],
  sidebar: ['light', 'dark', 'colored', 'compact', 'icon'],
  /** How wide the sidebar is: by the width of the screen, or as the person has set it. */
  sidebarSize: ['auto', 'full', 'rail'],
  topBar: ['light', 'dark', 'colored'],
  preloader: ['off', 'on'],
} as const;

export type LookName = keyof typeof looks;

export type Look = { [Name in LookName]: (typeof looks)[Name][number] };

/** The look that kept values say; the default wherever one is missing or unknown. */
export function lookFrom(persisted: Record<string, unknown>): Look {
  const choices = Object.entries(looks).map(([name, values]: [string, readonly string[]]) => [
    name,
    values.find((value) => value === persisted[name]) ?? values[0],
  ]);
  return Object.fromEntries(choices);
}

export const defaultLook: Look = lookFrom({});
