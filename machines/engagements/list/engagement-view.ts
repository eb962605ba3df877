/** The ways in which the engagements are shown. */
export const engagementViews = ['list', 'board'] as const;
export type EngagementView = (typeof engagementViews)[number];

/** The view in the address; undefined if it names none. */
export const readEngagementView = (
  search: Readonly<Record<string, unknown>>,
): { view?: EngagementView | undefined } => {
  const view = engagementViews.find((each) => each === search['view']);
  return 'view' in search ? { view } : {};
};
