import type { Decorator } from '@storybook/react-vite';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { createContext, use, useState, type ReactNode } from 'react';

const StoryContext = createContext<ReactNode>(null);

/**
 * For what holds links: a router in memory whose every address shows the story. It begins at
 * `parameters.path`, or at the Dashboard, with what `parameters.told` tells it beside its address.
 */
export const withRouter: Decorator = (Story, { parameters }) => (
  <Routed
    path={typeof parameters['path'] === 'string' ? parameters['path'] : '/dashBoard'}
    told={parameters['told'] ?? {}}
  >
    <Story />
  </Routed>
);

function Routed({ path, told, children }: { path: string; told: object; children: ReactNode }) {
  const [router] = useState(() => routerAt(path, told));
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

function routerAt(path: string, told: object) {
  const staticData = { entry: 'public' } as const;
  const root = createRootRoute({ staticData, component: Page });
  const anywhere = createRoute({
    getParentRoute: () => root,
    staticData,
    path: '$',
    component: () => null,
  });
  const history = createMemoryHistory({ initialEntries: [path] });
  history.replace(path, told);
  return createRouter({ routeTree: root.addChildren([anywhere]), history });
}
