/** How much of a measurement is done. */
export interface Effort {
  /** How often a figure is taken that is a median of so many. */
  runs(many: number): number;
  /** How long a page is left alone, in ms, so that it is quiet by then. */
  pause(ms: number): number;
  /** Whether network and device are slowed down, as the figures ask for. */
  isSlowed: boolean;
  /** Whether the world is the large one, which takes a while to be made. */
  isLarge: boolean;
}

/** All of it, for figures that are judged. */
export const full: Effort = {
  runs: (many) => many,
  pause: (ms) => ms,
  isSlowed: true,
  isLarge: true,
};

/** Every step once, in the small world and at full speed: shows that the steps still fit the app. */
export const dry: Effort = { runs: () => 1, pause: () => 0, isSlowed: false, isLarge: false };

/** The address that begins with a fresh world of the effort's size. */
export const getWorldUrl = (origin: string, { isLarge }: Effort): string =>
  isLarge ? `${origin}/?seed=large` : origin;
