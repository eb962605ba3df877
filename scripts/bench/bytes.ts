import type { Browser } from 'playwright';
import { person } from './backend.ts';
import { freshPage, painted, signIn, signInButton } from './browser.ts';
import { full, type Effort } from './effort.ts';
import type { Figure } from './figures.ts';
import type { Sites } from './sites.ts';
import type { ServedFile, StaticServer } from './static-server.ts';

/** Modules that only the embedded reference server brings along. */
const ofServer = /\/mocks\/|\/node_modules\/(?:msw|@msw|@mswjs|jose|idb|@cfworker)\//;

/** The page is left alone this long, so that what it loads late counts as well, in ms. */
const patience = 2500;

/**
 * JavaScript on the wire, counted by the web server: until the start page can be used, and until
 * the Dashboard after signing in, once against a backend and once with the embedded server. Their
 * difference is what the embedded server adds. The bundler's own list of modules then tells
 * whether any of it had come where it has no business.
 */
export async function measureBytes(
  browser: Browser,
  sites: Pick<Sites, 'embedded' | 'withBackend' | 'modules'>,
  effort: Effort = full,
): Promise<Figure[]> {
  const real = await interaction(browser, { site: sites.withBackend, effort });
  const embedded = await interaction(browser, {
    site: sites.embedded,
    choice: person.name,
    effort,
  });
  const hasServer = (file: string) => sites.modules.get(file)?.some((id) => ofServer.test(id));
  const astray = [...real.landing, ...real.dashboard, ...embedded.landing].filter(([file]) =>
    hasServer(file),
  );
  return [
    { name: 'JavaScript until Sign In, with a backend', ...kB(real.landing), budget: 130 },
    { name: 'JavaScript until Sign In, embedded server', ...kB(embedded.landing), budget: 130 },
    {
      name: 'JavaScript until the Dashboard, with a backend',
      ...kB(real.dashboard),
      budget: 248,
    },
    {
      name: 'JavaScript that the embedded server adds',
      unit: 'kB',
      value: kB(embedded.dashboard).value - kB(real.dashboard).value,
      // 151 of them are MSW's own.
      budget: 220,
    },
    {
      name: 'Scripts of the server before Sign In, or with a backend',
      unit: 'files',
      value: astray.length,
      budget: 0,
      note: astray.map(([file]) => file).join(' '),
    },
  ];
}

type Scripts = Map<string, number>;

interface Way {
  site: StaticServer;
  /** A person of the demo provider; without one, the provider asks nobody. */
  choice?: string;
  effort: Effort;
}

async function interaction(browser: Browser, { site, choice, effort }: Way) {
  const page = await freshPage(browser);
  const all: ServedFile[] = [];
  const settle = async () => {
    await page.waitForTimeout(effort.pause(patience));
    all.push(...site.takeSent());
    return scriptsIn(all);
  };
  site.takeSent();
  await page.goto(site.origin);
  await painted(page, signInButton);
  const landing = await settle();
  await signIn(page, choice);
  const dashboard = await settle();
  await page.context().close();
  return { landing, dashboard };
}

/** Each script once, however often it was asked for. */
function scriptsIn(sent: readonly ServedFile[]): Scripts {
  const scripts: Scripts = new Map();
  for (const { path, bytes } of sent) {
    if (path.endsWith('.js')) scripts.set(path, Math.max(bytes, scripts.get(path) ?? 0));
  }
  return scripts;
}

const kB = (scripts: Scripts) => ({
  unit: 'kB' as const,
  value: [...scripts.values()].reduce((sum, bytes) => sum + bytes, 0) / 1000,
});
