/** A minimal page with React and TanStack Router, as the baseline for the landing page. */
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
