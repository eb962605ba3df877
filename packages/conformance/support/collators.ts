/** Compares two texts like `Intl.Collator`. */
interface Collation {
  compare(one: string, other: string): number;
}

const [byValue, byDigits] = [true, false].map(
  (numeric) => new Intl.Collator('en', { numeric, sensitivity: 'base' }),
) as [Intl.Collator, Intl.Collator];

const han = /\p{Script=Han}/u;

/**
 * The valid orders of texts for readers, ignoring case: numbers by their value or by their digits,
 * and Chinese characters by their strokes or by their code points, between which Unicode leaves the
 * choice.
 */
export const collators: readonly Collation[] = [
  byValue,
  byDigits,
  {
    compare: (one, other) => {
      const order = byValue.compare(one, other);
      if (order === 0 || !han.test(one) || !han.test(other)) return order;
      return one.toLowerCase() < other.toLowerCase() ? -1 : 1;
    },
  },
];
