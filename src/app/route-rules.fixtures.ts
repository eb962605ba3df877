import { createMemoryHistory, createRouter } from '@tanstack/react-router';
import { vi } from 'vitest';
import { systemClock } from '#machines/clock.ts';
import type { EntryRule } from '#machines/session/entry-rule.ts';
import { createHeadStart } from '#session/head-start.ts';

// Browser globals that the page modules use while they load.
vi.stubGlobal('location', new URL('https://portal.example/'));
vi.stubGlobal('localStorage', { getItem: () => null });
vi.stubGlobal('document', { documentElement: { dataset: {} } });
vi.stubGlobal('addEventListener', () => undefined);
vi.stubGlobal('self', {});
const { routeTree } = await import('../routeTree.gen.ts');
const { createApp } = await import('#app/app.ts');
const { getEntryRules } = await import('#page/entry/entry.ts');

const nowhere = vi.fn<() => void>();
export const app = createApp(
  {
    apiAddress: '',
    authority: 'https://portal.example/identity',
    clientId: 'atrium',
    scopes: 'openid',
    passwordResetAddress: '',
    supportAddress: 'support@portal.example',
    company: 'Atrium',
  },
  {
    afterSession: nowhere,
    toGateway: nowhere,
    addAllRoutes: () => Promise.resolve(),
    again: nowhere,
    restart: nowhere,
  },
  createHeadStart(systemClock, fetch),
);
/** The router of the app, with every page. */
export const router = createRouter({
  routeTree,
  history: createMemoryHistory(),
  isServer: true, // there is no window
  context: { app },
});
/** The access rules by path, including paths without a page. */
export const rules = getEntryRules(router);

/** The rights of which a rule requires one. */
export function getRights(rule: EntryRule): readonly string[] {
  if (rule === 'public' || rule === 'signedIn') return [];
  return typeof rule === 'string' ? [rule] : [rule.right ?? []].flat();
}

/** An additional right that the rule requires. */
export const getAlsoRight = (rule: EntryRule | undefined) =>
  typeof rule === 'object' ? rule.alsoRight : undefined;
