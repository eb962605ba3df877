import type { Decorator, Loader } from '@storybook/react-vite';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { createContext, use, useState, type ReactNode } from 'react';

const StoryContext = createContext<ReactNode>(null);

/** For components with links: an in-memory router whose every address shows the story. */
export const withRouter: Decorator = (Story, { loaded }) => (
  <Routed ready={loaded['router']}>
    <Story />
  </Routed>
);

/**
 * The router of a story, ready for the first render. It starts at `parameters.path` or at the
 * Dashboard, with `parameters.told` as its state.
 */
export const readRouter: Loader = async ({ parameters }) => {
  const { path = '/dashBoard', locationState = {} }: { path?: string; locationState?: object } =
    parameters;
  const router = routerAt(path, locationState);
  await router.load();
  return { router };
};

function Routed({ ready, children }: { ready: StoryRouter; children: ReactNode }) {
  // A toolbar change renders the story again and keeps its location.
  const [router] = useState(ready);
  return (
    <StoryContext value={children}>
      <RouterProvider router={router} />
    </StoryContext>
  );
}

/** Every route renders the story. */
function Page() {
  return use(StoryContext);
}

type StoryRouter = ReturnType<typeof routerAt>;

function routerAt(path: string, locationState: object) {
  const staticData = { entry: 'public' } as const;
  const root = createRootRoute({ staticData, component: Page });
  const anywhere = createRoute({
    getParentRoute: () => root,
    staticData,
    path: '$',
    component: () => null,
  });
  const history = createMemoryHistory({ initialEntries: [path] });
  history.replace(path, locationState);
  return createRouter({ routeTree: root.addChildren([anywhere]), history });
}
