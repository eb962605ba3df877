/** The least a page of React and TanStack Router can be: what the landing page is compared with. */
import {
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router';
import { createRoot } from 'react-dom/client';

const staticData = { entry: 'public' } as const;
const rootRoute = createRootRoute({ staticData, component: Outlet });
const landing = createRoute({
  getParentRoute: () => rootRoute,
  path: '/',
  staticData,
  component: () => <button type="button">Sign In</button>,
});
const router = createRouter({ routeTree: rootRoute.addChildren([landing]) });

const element = document.getElementById('root');
if (element) createRoot(element).render(<RouterProvider router={router} />);
