/** Whether a test runs the story, without a user. */
export const isTestRun = (): boolean => '__vitest_browser__' in globalThis;
