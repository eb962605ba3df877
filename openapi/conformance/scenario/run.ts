import type { AreaContext } from '../run/context.ts';
import { createKit } from './kit.ts';
import type { NamedScenario } from './load.ts';

/** Runs one scenario as one check. */
export async function runScenario(context: AreaContext, scenario: NamedScenario): Promise<void> {
  const { area, name, title, source } = scenario;
  const id = `${area}/scenario/${name}`;
  const info = { id, area, operation: null, kind: 'scenario', title, source } as const;
  await context.recorder.check(info, () => scenario.run(createKit(context, { name: id, source })));
}
