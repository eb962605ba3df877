import { getScenario, type Scenario } from './scenarios.ts';

/**
 * The chosen scenario is kept beside the world, not in the session: signing out does not change
 * the weather. `?scenario=slow-network` chooses one by address.
 */
const key = 'atrium.device.scenario';

export const currentScenario = (): Scenario => getScenario(localStorage.getItem(key));

export function selectScenario(name: string): void {
  localStorage.setItem(key, name);
}

/** Takes the scenario that the page's address names, if it names one. */
export function takeScenarioFrom(address: URL): void {
  const name = address.searchParams.get('scenario');
  if (name !== null) selectScenario(name);
}
