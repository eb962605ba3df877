import type { AnyStateMachine } from 'xstate';
import { operations } from '#openapi/generated/operations.ts';
import type { Guide } from '#machines/testing/guide.ts';
import type { Chart } from './statechart-panel/chart/chart.ts';
import { describeChart } from './statechart-panel/chart/describe.ts';

/** A chart of the app, with all that is known of it outside its stories. */
export interface Flow {
  /** Its one name in every layer: the machine's id. */
  id: string;
  /** Its name for a person. */
  name: string;
  area: string;
  guide: Guide<AnyStateMachine>;
  chart: Chart;
  /** Ids in Storybook, made of area and name: the docs page, and the walk that all flows have. */
  pageId: string;
  walkId: string;
}

const modules = import.meta.glob<Guide<AnyStateMachine>>('../machines/**/*.guide.ts', {
  eager: true,
  import: 'guide',
});

/** Every operation of the contract by name: what a chart's actors may call. */
const operationNames: ReadonlySet<string> = new Set(Object.keys(operations));

/** All charts of the app, by area and name. */
export const flows: readonly Flow[] = Object.entries(modules)
  .map(([path, guide]) => flowOf(path.split('/').at(-2) ?? '', guide))
  .toSorted((a, b) => a.pageId.localeCompare(b.pageId));

export const guides = flows.map(({ guide }) => guide);

function flowOf(area: string, guide: Guide<AnyStateMachine>): Flow {
  const { id } = guide.machine;
  return {
    id,
    name: titled(id),
    area: titled(area),
    guide,
    chart: describeChart(guide.machine, operationNames),
    pageId: `flows-${area}-${id}--docs`,
    walkId: `flows-${area}-${id}--walk`,
  };
}

/** `clockwork-day` as the product writes it: ClockWork Day. */
function titled(id: string): string {
  const parts = id.split('-').map((word) => word.charAt(0).toUpperCase() + word.slice(1));
  return parts.join(' ').replace('Clockwork', 'ClockWork');
}
