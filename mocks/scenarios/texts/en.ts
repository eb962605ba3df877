import type { PanelTexts } from './panel-texts.ts';

export const en: PanelTexts = {
  server: 'Demo server',
  demo: (title) => `Demo: ${title}`,
  network: 'Weather',
  data: 'Demo data',
  sizes: {
    small: ['Small world', 'Twelve people, 30 days of entries.'],
    large: ['Large world', '2,000 people, 100,000 entries.'],
  },
  rebuild: 'Rebuild the demo data and reload',
  scenarios: {
    'fair-weather': ['Fair weather', 'Everything answers at once.'],
    'slow-network': ['Slow network', 'Every answer waits two seconds.'],
    'server-down': ['Server down', 'Every call is answered 503.'],
    'server-fault': ['Server fault', 'Every call is answered 500.'],
    offline: ['Offline', 'No call reaches the server.'],
    'malformed-answers': ['Malformed answers', 'Every answer is broken off.'],
    'stop-refused': ['Stop refused', 'Stopping the mini timer is answered 500.'],
    'start-refused': ['Start refused', 'Starting the mini timer is answered 500.'],
    'profile-refused': [
      'Profile refused',
      'The profile is answered 500, so that the gateway is unavailable.',
    ],
    'day-refused': ['Day refused', 'The entries of a ClockWork day are answered 500.'],
    'token-about-to-expire': [
      'Token about to expire',
      'Access tokens last ten minutes and ten seconds: they are renewed early.',
    ],
    'token-expired': [
      'Token expired',
      'Access tokens last three seconds and are not renewed: the session ends as timed out.',
    ],
  },
};
