import { describe, expect, it } from 'vitest';
import { findEffects } from './effects.ts';

const commented = '  // Follows the clock.\n  useEffect(() => {});';

describe('an effect of the app', () => {
  it('an effect of the app names the external system that it follows', () => {
    const files = new Map([
      ['src/ui/said.ts', commented],
      ['src/ui/silent.ts', '  const shown = true;\n  useLayoutEffect(() => {});'],
    ]);
    expect(findEffects(files)).toEqual([
      'src/ui/silent.ts:2: must have a comment that names the external system of the effect',
    ]);
  });

  it('the effects of the app stay within their small number', () => {
    const files = new Map([
      ['src/ui/many.ts', Array.from({ length: 32 }, () => commented).join('\n')],
    ]);
    expect(findEffects(files)).toEqual([
      'src/ui/many.ts:64: the app has 32 effects, but at most 31 are allowed; replace one',
    ]);
  });

  it('effects in stories and tests are not counted', () => {
    const files = new Map([
      ['src/ui/said.stories.tsx', 'useEffect(() => {});'],
      ['src/ui/said.test.ts', 'useEffect(() => {});'],
    ]);
    expect(findEffects(files)).toEqual([]);
  });
});
