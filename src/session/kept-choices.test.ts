import * as v from 'valibot';
import { expect, it } from 'vitest';
import { withFreshDevice } from './device.fixture.ts';
import { keepChoice, keptChoice } from './kept-choices.ts';

const kept = withFreshDevice();

it('keeps what each person has chosen last, by its name, and beyond the session', () => {
  keepChoice('ava', 'sound', true);
  keepChoice('ava', 'sound', false);
  keepChoice('ava', 'sheet', 'a4');
  expect(keptChoice('ava', 'sound', v.boolean())).toBe(false);
  expect(keptChoice('ava', 'sheet', v.string())).toBe('a4');
  expect(keptChoice('ben', 'sound', v.boolean())).toBeNull();
  expect([...kept.keys()].every((key) => key.startsWith('atrium.device.'))).toBe(true);
});

it('forgets what makes no sense any more', () => {
  keepChoice('ava', 'sheet', 'papyrus');
  expect(keptChoice('ava', 'sheet', v.picklist(['a4', 'letter']))).toBeNull();
  kept.set('atrium.device.choices', '{"ava":7}');
  expect(keptChoice('ava', 'sheet', v.string())).toBeNull();
});
