import type { SeedSize } from '../../seed/seed.ts';

/** A title and a sentence. */
type ScenarioText = readonly [title: string, description: string];

/** What the demo server's panel says. */
export interface PanelTexts {
  server: string;
  /** Names the weather where it is not fair. */
  demo: (title: string) => string;
  network: string;
  data: string;
  sizes: Readonly<Record<SeedSize, ScenarioText>>;
  rebuild: string;
  /** By the name of the scenario. */
  scenarios: Readonly<Record<string, ScenarioText>>;
}
