/** Shared helpers of the list scenarios. */
import { collators } from './collators.ts';

/**
 * Whether texts are sorted as readers expect: ignoring case, with numbers as digits or by value.
 */
export const isInOrder = (texts: readonly string[]): boolean =>
  texts.every((text, at) => {
    const before = texts[at - 1];
    if (before === undefined) return true;
    return collators.some((collator) => collator.compare(before, text) <= 0);
  });
