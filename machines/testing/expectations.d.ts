import 'vitest';

declare module 'vitest' {
  /**
   * What is expected of a value is the same for every value: asked of each type anew, it is a twelfth of
   * all that the type check keeps.
   */
  interface ExpectStatic {
    (actual: unknown, message?: string): Assertion<void, never>;
  }
}
