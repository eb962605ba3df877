import { scenarios } from '../scenarios.ts';
import type { PanelTexts } from './panel-texts.ts';

export const en: PanelTexts = {
  server: 'Demo server',
  demo: (title) => `Demo: ${title}`,
  weather: 'Weather',
  data: 'Demo data',
  sizes: {
    small: ['Small world', 'Twelve people, 30 days of entries.'],
    large: ['Large world', '2,000 people, 100,000 entries.'],
  },
  rebuild: 'Rebuild the demo data and reload',
  scenarios: Object.fromEntries(
    scenarios.map(({ name, title, description }) => [name, [title, description]]),
  ),
};
