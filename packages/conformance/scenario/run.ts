import type { AreaContext } from '../run/context.ts';
import { createScenarioContext } from './scenario-context.ts';
import type { NamedScenario } from './load.ts';

/** The check id of a scenario. */
export const scenarioId = ({ area, name }: Pick<NamedScenario, 'area' | 'name'>): string =>
  `${area}/scenario/${name}`;

/** Runs one scenario as one check. */
export async function runScenario(context: AreaContext, scenario: NamedScenario): Promise<void> {
  const { area, title, source } = scenario;
  const id = scenarioId(scenario);
  const info = { id, area, operation: null, kind: 'scenario', title, source } as const;
  await context.recorder.check(info, () =>
    scenario.run(createScenarioContext(context, { name: id, source })),
  );
}
