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

/** For what holds links: a router in memory whose every address shows the story. */
export const withRouter: Decorator = (Story, { loaded }) => (
  <Routed ready={loaded['router']}>
    <Story />
  </Routed>
);

/**
 * The router of a story, which shows it at once. It begins at `parameters.path`, or at the
 * Dashboard, with what `parameters.told` tells it beside its address.
 */
export const readRouter: Loader = async ({ parameters }) => {
  const { path = '/dashBoard', locationState = {} }: { path?: string; locationState?: object } =
    parameters;
  const router = routerAt(path, locationState);
  await router.load();
  return { router };
};

function Routed({ ready, children }: { ready: StoryRouter; children: ReactNode }) {
  // What is chosen in the toolbar renders the story anew, and leaves it where it is.
  const [router] = useState(ready);
  return (
    <StoryContext value={children}>
      <RouterProvider router={router} />
    </StoryContext>
  );
}

/** Every page is the story. */
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
