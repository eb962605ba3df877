/** How thoroughly to measure. */
export interface Effort {
  /** The number of runs of a figure that is a median. */
  runs(many: number): number;
  /** Pause in ms after which a page is idle. */
  pause(ms: number): number;
  /** Whether network and device are throttled, as the figures require. */
  isSlowed: boolean;
  /** Whether to use the large world, which takes a while to create. */
  isLarge: boolean;
}

/** All runs, for figures that are checked. */
export const full: Effort = {
  runs: (many) => many,
  pause: (ms) => ms,
  isSlowed: true,
  isLarge: true,
};

/**
 * Every step once, in the small world and at full speed: shows that the steps still match the app.
 */
export const dry: Effort = { runs: () => 1, pause: () => 0, isSlowed: false, isLarge: false };

/** The address that starts a new world of the effort's size. */
export const getWorldUrl = (origin: string, { isLarge }: Effort): string =>
  isLarge ? `${origin}/?seed=large` : origin;
