import { getScenario, type Scenario } from './scenarios.ts';

/**
 * The selected scenario is stored outside the session, so that signing out does not change it.
 * `?scenario=slow-network` selects one by URL.
 */
const key = 'atrium.device.scenario';

export const currentScenario = (): Scenario => getScenario(localStorage.getItem(key));

export function selectScenario(name: string): void {
  localStorage.setItem(key, name);
}

/** Applies the scenario in the page's URL, if there is one. */
export function takeScenarioFrom(address: URL): void {
  const name = address.searchParams.get('scenario');
  if (name !== null) selectScenario(name);
}
