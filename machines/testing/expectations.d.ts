import 'vitest';

declare module 'vitest' {
  /**
   * Matchers have the same type for every value: instantiating them for each type would take a
   * twelfth of the type check's memory.
   */
  interface ExpectStatic {
    (actual: unknown, message?: string): Assertion<void, never>;
  }
}
