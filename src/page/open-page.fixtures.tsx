import { act, renderHook, waitFor, type RenderHookResult } from '@testing-library/react';
import {
  createMemoryHistory,
  createRootRouteWithContext,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { createContext, Suspense, use, useEffect, type ReactNode } from 'react';
import { createActor, createMachine } from 'xstate';
import type { EntryRule, Denial } from '#machines/session/entry-rule.ts';
import type { Workspace } from '#machines/session/workspace.ts';
import { workspace } from '#stories/fixtures/fixtures.ts';
import type { App } from './entry/app.ts';

interface PageOptions {
  /** The current address; `/list`, `/other` and `/records/$id` exist. */
  address?: string;
  /** The history state that the previous page has set for a record. */
  state?: { savedName?: string; recordName?: string };
  workspace?: Workspace;
  rule?: EntryRule;
  denial?: Denial | null;
  /** Further members of the app that a test needs. */
  app?: Partial<App>;
}

const Shown = createContext<ReactNode>(null);
const Page = () => <Suspense>{use(Shown)}</Suspense>;

/** A session that contains only the signed-in user. */
export const createSessionActor = (subject: string | null) =>
  createActor(
    createMachine({ context: { identity: subject === null ? null : { subject } } }),
  ).start();

/** Renders the children inside a tenant's page, as the router shows it. */
export async function openPage({
  address = '/list',
  state = {},
  workspace: entered = workspace,
  rule = 'signedIn',
  denial = null,
  app = {},
}: PageOptions = {}) {
  const session = createSessionActor('ava');
  const context = {
    app: {
      openedSession: () => session,
      openedWorkspace: () => null,
      onWorkspace: () => () => undefined,
      ...app,
    } as unknown as App,
  };
  const staticData = { entry: 'public' } as const;
  const root = createRootRouteWithContext<typeof context>()({ staticData });
  const tenant = createRoute({
    getParentRoute: () => root,
    id: '_tenant',
    staticData,
    beforeLoad: () => ({ workspace: entered, rule, denial }),
  });
  const page = (path: string) =>
    createRoute({ getParentRoute: () => tenant, path, staticData, component: Page });
  const history = createMemoryHistory({ initialEntries: [address] });
  history.replace(address, state);
  const router = createRouter({
    routeTree: root.addChildren([
      tenant.addChildren([page('/list'), page('/other'), page('/records/$id')]),
    ]),
    history,
    context,
  });
  await router.load();
  function Wrapper({ children }: { children: ReactNode }) {
    return (
      <Shown value={children}>
        <RouterProvider router={router} />
      </Shown>
    );
  }
  return { router, history, wrapper: Wrapper };
}

/**
 * Renders a hook inside a page, or inside another wrapper, and waits until its texts are loaded.
 */
export async function renderHookIn<Result, Props>(
  wrapper: (props: { children: ReactNode }) => ReactNode,
  hook: (props: Props) => Result,
  initialProps?: Props,
): Promise<RenderHookResult<Result, Props>> {
  let isRendered = false;
  const view = await act(async () =>
    renderHook(
      (props: Props) => {
        const result = hook(props);
        useEffect(() => {
          isRendered = true;
        });
        return result;
      },
      { wrapper, initialProps },
    ),
  );
  await waitFor(() => {
    if (!isRendered)
      throw new Error(
        'Expected the hook to render, but its texts are still loading; check the catalogs',
      );
  });
  return view;
}
