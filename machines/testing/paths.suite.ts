import type { AnyStateMachine } from 'xstate';
import { describe, expect, it } from 'vitest';
import type { TestModel } from './test-model.ts';
import { explore } from './paths.ts';
import { replay, untouched, type Touched } from './replay.ts';
import type { Coverage } from './coverage.ts';

/**
 * Declares the tests of a chart's paths, generated from its test model: each path ends where the
 * graph expects, and together they cover every state, transition and rejection of the chart. Each
 * path stores its coverage in its test's metadata, for a reporter to collect.
 */
export function testPaths<Machine extends AnyStateMachine>(testModel: TestModel<Machine>): void {
  const { machine } = testModel;
  describe(`every path through ${machine.id}`, () => {
    const { paths, missed } = explore(machine, testModel);

    it('the paths cover every state of the machine', () => {
      expect(missed.states).toEqual([]);
    });

    it('the paths cover every transition of the machine, including each branch of its guards', () => {
      expect(missed.transitions).toEqual([]);
    });

    it('the paths cover a rejection by every guard of the machine', () => {
      expect(missed.rejections).toEqual([]);
    });

    it.for(paths.map((path, index) => ({ path, name: `${index + 1}. ${path.title}` })))(
      '$name',
      ({ path }, { task }) => {
        const touched = untouched();
        const seen = replay(machine, path, touched);
        expect(seen).toHaveLength(path.steps.length);
        for (const [index, { state }] of path.steps.entries()) {
          expect(seen[index]?.value).toEqual(state.value);
          expect(seen[index]?.status).toBe(state.status);
          expect(seen[index]?.status).not.toBe('error');
          expect(JSON.stringify(seen[index]?.context)).toBe(JSON.stringify(state.context));
        }
        task.meta.covered = { [machine.id]: toCoverage(touched) };
      },
    );
  });
}

const toCoverage = ({ states, transitions, rejections }: Touched): Coverage => ({
  states: [...states],
  transitions: [...transitions],
  rejections: [...rejections],
  outcomes: [],
});
