import type { SeedSize } from '../../seed/seed.ts';

/** A title and a description. */
type ScenarioText = readonly [title: string, description: string];

/** Texts of the demo server's panel. */
export interface PanelTexts {
  server: string;
  /** Names the network scenario if it is not the healthy one. */
  demo: (title: string) => string;
  network: string;
  data: string;
  sizes: Readonly<Record<SeedSize, ScenarioText>>;
  rebuild: string;
  /** By scenario name. */
  scenarios: Readonly<Record<string, ScenarioText>>;
}
