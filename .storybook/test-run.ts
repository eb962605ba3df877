/** Whether a test runs the story, and nobody looks at it. */
export const isTestRun = (): boolean => '__vitest_browser__' in globalThis;
