import * as v from 'valibot';
import { expect, it } from 'vitest';
import { withFreshDevice } from '../device.fixtures.ts';
import { persistChoice, readChoice } from './persisted-choices.ts';

const persisted = withFreshDevice();

it('the last choices of each person are stored by name, beyond the session', () => {
  persistChoice('ava', 'sound', true);
  persistChoice('ava', 'sound', false);
  persistChoice('ava', 'sheet', 'a4');
  expect(readChoice('ava', 'sound', v.boolean())).toBe(false);
  expect(readChoice('ava', 'sheet', v.string())).toBe('a4');
  expect(readChoice('ben', 'sound', v.boolean())).toBeNull();
  expect([...persisted.keys()].every((key) => key.startsWith('atrium.device.'))).toBe(true);
});

it('the stored choices drop values that are no longer valid', () => {
  persistChoice('ava', 'sheet', 'papyrus');
  expect(readChoice('ava', 'sheet', v.picklist(['a4', 'letter']))).toBeNull();
  persisted.set('atrium.device.choices', '{"ava":7}');
  expect(readChoice('ava', 'sheet', v.string())).toBeNull();
});
