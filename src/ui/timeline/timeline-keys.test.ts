import { expect, it } from 'vitest';
import { toTimelineKey } from './timeline-keys.ts';

const press = (
  key: string,
  more: Partial<Parameters<typeof toTimelineKey>[0]> = {},
  isRtl = false,
) =>
  toTimelineKey(
    { key, code: '', shiftKey: false, altKey: false, ctrlKey: false, metaKey: false, ...more },
    isRtl,
  );

it('a key without Shift goes to another row, scrolls, opens or shows today', () => {
  expect(press('j')).toEqual({ type: 'go', to: 'next' });
  expect(press('Home')).toEqual({ type: 'go', to: 'first' });
  expect(press('h')).toEqual({ type: 'scroll', by: -1 });
  expect(press('Enter')).toEqual({ type: 'open' });
  expect(press('t')).toEqual({ type: 'today' });
});

it('a key with Shift moves a bar, and with Alt its end, whatever character Alt types', () => {
  expect(press('L', { shiftKey: true })).toEqual({ type: 'change', part: 'bar', by: 1 });
  expect(press('Ò', { code: 'KeyL', shiftKey: true, altKey: true })).toEqual({
    type: 'change',
    part: 'end',
    by: 1,
  });
});

it('the left arrow key leads to later days in a language that runs from right to left', () => {
  expect(press('ArrowLeft', {}, true)).toEqual({ type: 'scroll', by: 1 });
  expect(press('ArrowRight', { shiftKey: true }, true)).toMatchObject({ by: -1 });
});

it('a shortcut of the browser is left to the browser', () => {
  expect(press('l', { ctrlKey: true })).toBeNull();
  expect(press('ArrowLeft', { altKey: true })).toBeNull();
  expect(press('x')).toBeNull();
});
