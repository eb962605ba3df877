import { defineConfig, devices } from '@playwright/test';
import { origins, ports } from './e2e/real-provider/addresses.ts';
import { storybookPort } from './e2e/support/storybook-origin.ts';
import { chromiumArgs, findChromium } from './scripts/chromium.mjs';

const port = 4173;
const baseURL = `http://127.0.0.1:${port}`;

/** End-to-end journeys through the built app, with the reference server in the browser. */
export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results/e2e',
  fullyParallel: true,
  forbidOnly: true,
  // One more than cores: a journey is idle for a quarter of its time.
  workers: 3,
  // Generous, since a busy machine is slow and speed is not tested here.
  timeout: 180_000,
  expect: { timeout: 45_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/e2e.json' }]],
  use: {
    ...devices['Desktop Chrome'],
    baseURL,
    locale: 'en-US',
    timezoneId: 'UTC',
    // Skips animations, which no test checks.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: { executablePath: findChromium(), args: chromiumArgs },
  },
  webServer: [
    // Served by a web server, which saves a tenth of the work of each journey.
    serving('node e2e/support/serve.ts', port),
    // Only its journeys need it built.
    {
      command: `node e2e/support/serve.ts --folder storybook-static --port ${storybookPort}`,
      port: storybookPort,
      reuseExistingServer: false,
    },
    // The same build served with `npm start`, next to another identity provider and an API over
    // HTTP.
    serving('vite preview --host 127.0.0.1 --strictPort', ports.app, {
      CSP_CONNECT: `${origins.provider} ${origins.api} ${origins.demoApi} ${origins.offlineApi} ${origins.sharedApi} ${origins.rightsApi}`,
    }),
  ],
});

/** Serves the built app on a port, with its security headers. */
function serving(program: string, onPort: number, env: Record<string, string> = {}) {
  return {
    command: `${program} --port ${onPort}`,
    url: `http://127.0.0.1:${onPort}`,
    env,
    reuseExistingServer: false,
    timeout: 60_000,
  };
}
