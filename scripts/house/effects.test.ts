import { describe, expect, it } from 'vitest';
import { findEffects } from './effects.ts';

const commented = '  // Follows the clock.\n  useEffect(() => {});';

describe('an effect of the app', () => {
  it('says which outside thing it follows', () => {
    const files = new Map([
      ['src/ui/said.ts', commented],
      ['src/ui/silent.ts', '  const shown = true;\n  useLayoutEffect(() => {});'],
    ]);
    expect(findEffects(files)).toEqual([
      'src/ui/silent.ts:2: says above which outside thing the effect follows',
    ]);
  });

  it('is one of few', () => {
    const files = new Map([
      ['src/ui/many.ts', Array.from({ length: 26 }, () => commented).join('\n')],
    ]);
    expect(findEffects(files)).toEqual([
      'src/ui/many.ts:52: one of 26 effects, of which 25 are enough',
    ]);
  });

  it('is not counted in stories and tests', () => {
    const files = new Map([
      ['src/ui/said.stories.tsx', 'useEffect(() => {});'],
      ['src/ui/said.test.ts', 'useEffect(() => {});'],
    ]);
    expect(findEffects(files)).toEqual([]);
  });
});
