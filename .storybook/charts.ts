import type { AnyStateMachine } from 'xstate';
import { operations } from '#openapi/generated/operations.ts';
import type { TestModel } from '#machines/testing/test-model.ts';
import type { Chart } from '@atrium/statechart-panel/core';
import { describeChart } from '@atrium/statechart-panel/core';

/** A chart of the app, with everything known about it outside its stories. */
export interface Flow {
  /** The machine's id, used in every layer. */
  id: string;
  /** Its display name. */
  name: string;
  area: string;
  testModel: TestModel<AnyStateMachine>;
  chart: Chart;
  /**
   * Ids in Storybook, made of area and name: the docs page, and the interaction that every flow
   * has.
   */
  pageId: string;
  pathId: string;
}

const modules = import.meta.glob<TestModel<AnyStateMachine>>('../machines/**/*.test-model.ts', {
  eager: true,
  import: 'testModel',
});

/** Names of all operations of the contract: the calls that a chart's actors may make. */
const operationNames: ReadonlySet<string> = new Set(Object.keys(operations));

/** All charts of the app, by area and name. */
export const flows: readonly Flow[] = Object.entries(modules)
  .map(([path, testModel]) => buildFlow(path.split('/')[2] ?? '', testModel))
  .toSorted((a, b) => a.pageId.localeCompare(b.pageId));

export const testModels = flows.map(({ testModel }) => testModel);

function buildFlow(area: string, testModel: TestModel<AnyStateMachine>): Flow {
  const { id } = testModel.machine;
  return {
    id,
    name: titled(id),
    area: titled(area),
    testModel,
    chart: describeChart(testModel.machine, operationNames),
    pageId: `flows-${area}-${id}--docs`,
    pathId: `flows-${area}-${id}--interaction`,
  };
}

/** Turns `clockwork-day` into the product's spelling: ClockWork Day. */
function titled(id: string): string {
  const parts = id.split('-').map((word) => word.charAt(0).toUpperCase() + word.slice(1));
  return parts.join(' ').replace('Clockwork', 'ClockWork');
}
