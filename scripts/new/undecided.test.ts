import { join } from 'node:path';
import { expect, it } from 'vitest';
import { undecided } from './undecided.ts';

it('no decision that a new area leaves to a person is open', () => {
  expect(undecided(join(import.meta.dirname, '../..'))).toEqual([]);
});
