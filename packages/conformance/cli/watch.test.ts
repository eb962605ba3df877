import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Result } from '../run/results.ts';
import { differenceText, watchRuns } from './watch.ts';

const result = (id: string, outcome: Result['outcome']): Result => ({
  id,
  area: 'things',
  operation: id,
  kind: 'happy',
  title: id,
  source: null,
  outcome,
  failure: null,
  reason: null,
  broken: [],
  ms: 1,
});

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'atrium-watch-'));
});
afterEach(() => rm(folder, { recursive: true }));

/** Lines as they are typed, one for each call. */
function keyboard() {
  const { readable, writable } = new TransformStream<string, string>();
  const writer = writable.getWriter();
  return { lines: readable, press: () => writer.write('\n') };
}

/** A watch with prepared run results; `after` is called after each run with its number. */
async function watched(
  runs: (readonly Result[] | Error)[],
  after: (done: number, press: () => Promise<void>) => unknown,
): Promise<string[]> {
  const ending = new AbortController();
  const { lines, press } = keyboard();
  const printed: string[] = [];
  let done = 0;
  await watchRuns({
    folder,
    lines,
    signal: ending.signal,
    verify: async () => {
      const found = runs[done];
      if (found === undefined) throw new Error('Expected no further run.');
      if (found instanceof Error) throw found;
      return found;
    },
    print: (text) => {
      if (!text.startsWith('Watching ')) {
        printed.push(text);
        return;
      }
      done += 1;
      if (done === runs.length) ending.abort();
      else void after(done, press);
    },
  });
  return printed;
}

describe('the watch mode', () => {
  const failing = [result('one', 'failed'), result('two', 'passed')];
  const fixed = [result('one', 'passed'), result('two', 'failed')];

  it('the watch mode runs again when a file below the folder changes, and reports what is new', async () => {
    const printed = await watched([failing, fixed], () =>
      writeFile(join(folder, 'handler'), 'new'),
    );
    expect(printed).toEqual(['fixed   one\nbroken  two']);
  });

  it('the watch mode runs again on Enter', async () => {
    expect(await watched([failing, failing], (_, press) => press())).toEqual([
      'No differences from the previous run.',
    ]);
  });

  it('the watch mode goes on when the server is down, and compares with the last completed run', async () => {
    const down = new Error('No server answers.');
    const printed = await watched([failing, down, fixed], (_, press) => press());
    expect(printed).toEqual(['No server answers.', 'fixed   one\nbroken  two']);
  });
});

it('the difference of two runs names only what has changed its outcome', () => {
  expect(differenceText([result('a', 'waived')], [result('a', 'passed')])).toBe(
    'No differences from the previous run.',
  );
});
