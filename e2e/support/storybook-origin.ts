export const storybookPort = 4180;

/** Where the built Storybook is served. */
export const storybookOrigin = `http://127.0.0.1:${storybookPort}`;
