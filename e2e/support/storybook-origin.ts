export const storybookPort = 4180;

/** The origin of the built Storybook. */
export const storybookOrigin = `http://127.0.0.1:${storybookPort}`;
