import { join } from 'node:path';
import { expect, it } from 'vitest';
import { undecided } from './undecided.ts';

it('nothing that a new area leaves to a person is undecided', () => {
  expect(undecided(join(import.meta.dirname, '../..'))).toEqual([]);
});
