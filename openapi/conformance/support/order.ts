/** What scenarios of lists share. */

const collators = [true, false].map(
  (numeric) => new Intl.Collator('en', { numeric, sensitivity: 'base' }),
);

/** Whether texts come as readers order them: whatever their case, numbers by digits or by size. */
export const isInOrder = (texts: readonly string[]): boolean =>
  texts.every((text, at) => {
    const before = texts[at - 1];
    if (before === undefined) return true;
    return collators.some((collator) => collator.compare(before, text) <= 0);
  });
