import type { Browser } from 'playwright';
import { person } from './backend.ts';
import { freshPage, painted, signIn, signInButton } from './browser.ts';
import { full, type Effort } from './effort.ts';
import type { Figure } from './figures.ts';
import type { Sites } from './sites.ts';
import type { ServedFile, StaticServer } from './static-server.ts';

/** Modules that only the embedded reference server needs. */
const ofServer = /\/mocks\/|\/node_modules\/(?:msw|@msw|@mswjs|jose|idb|@cfworker)\//;

/** Idle time of the page in ms, so that late loads are counted, too. */
const patience = 2500;

/**
 * Transferred JavaScript, counted by the web server: until the start page is usable, and until the
 * Dashboard after sign-in, once with a backend and once with the embedded server. The difference is
 * the embedded server's share. The bundler's module list then shows unexpected modules.
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
      // 151 of them belong to MSW.
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
  /** A demo provider person; without one, the provider shows no prompt. */
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

/** Each script once, however often it was requested. */
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
