import { defineConfig, devices } from '@playwright/test';
import { origins, ports } from './e2e/real-provider/addresses.ts';
import { storybookPort } from './e2e/support/storybook-origin.ts';
import { chromiumArgs, findChromium } from './scripts/chromium.mjs';

const port = 4173;
const baseURL = `http://127.0.0.1:${port}`;

/** Journeys through the built app, with the reference server in the browser. */
export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results/e2e',
  fullyParallel: true,
  forbidOnly: true,
  // One more than cores: a journey waits a quarter of its time.
  workers: 3,
  // Generous: a busy machine is slow, and that is not what is asked here.
  timeout: 180_000,
  expect: { timeout: 45_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/e2e.json' }]],
  use: {
    ...devices['Desktop Chrome'],
    baseURL,
    locale: 'en-US',
    timezoneId: 'UTC',
    // Nobody watches what fades.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: { executablePath: findChromium(), args: chromiumArgs },
  },
  webServer: [
    // As a web server gives it, which takes a tenth of the work off each journey.
    serving('node e2e/support/serve.ts', port),
    // Its journeys alone need it built: nothing is asked of it before.
    {
      command: `node e2e/support/serve.ts --folder storybook-static --port ${storybookPort}`,
      port: storybookPort,
      reuseExistingServer: false,
    },
    // The same build, as `npm start` gives it, beside another identity provider and an API over HTTP.
    serving('vite preview --host 127.0.0.1 --strictPort', ports.app, {
      CSP_CONNECT: `${origins.provider} ${origins.api} ${origins.demoApi} ${origins.offlineApi}`,
    }),
  ],
});

/** Gives out the built app on a port, with its security headers. */
function serving(program: string, onPort: number, env: Record<string, string> = {}) {
  return {
    command: `${program} --port ${onPort}`,
    url: `http://127.0.0.1:${onPort}`,
    env,
    reuseExistingServer: false,
    timeout: 60_000,
  };
}
