/**
 * A bare app with React, TanStack Router, a plain table and an MSW worker, as the baseline for the
 * grid of services: the same rows, and nothing else.
 */
import {
  createRootRoute,
  createRoute,
  createRouter,
  Link,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router';
import { http, HttpResponse } from 'msw';
import { setupWorker } from 'msw/browser';
import { createRoot } from 'react-dom/client';

interface FloorRow {
  id: string;
  name: string;
  description: string | null;
  price: number;
  status: boolean;
}

declare global {
  /** Replaced by the rows of the demo data in the build. */
  const floorRows: FloorRow[];
}

const worker = setupWorker(http.get('/api/rows', () => HttpResponse.json(floorRows)));
const started = worker.start({ onUnhandledFrame: 'bypass', quiet: true });

async function loadRows(): Promise<FloorRow[]> {
  await started;
  const response = await fetch('/api/rows');
  return (await response.json()) as FloorRow[];
}

/** The app's route tree types the links here, too. */
const servicesPath: string = '/services';

const staticData = { entry: 'public' } as const;
const rootRoute = createRootRoute({
  staticData,
  component: () => (
    <>
      <nav>
        <Link to="/">Dashboard</Link>
        <Link to={servicesPath}>Services</Link>
      </nav>
      <main>
        <Outlet />
      </main>
    </>
  ),
});
const home = createRoute({
  getParentRoute: () => rootRoute,
  path: '/',
  staticData,
  component: () => <h1>Dashboard</h1>,
});
const list = createRoute({
  getParentRoute: () => rootRoute,
  path: '/services',
  staticData,
  loader: loadRows,
  component: List,
});

const columns = ['Name', 'Description', 'Price', 'Status'];

function List() {
  const rows: FloorRow[] = list.useLoaderData();
  return (
    <>
      <h1>Services</h1>
      <input aria-label="Search" />
      <table>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column}>
                <button type="button">{column}</button>
              </th>
            ))}
            <th>Actions</th>
          </tr>
        </thead>
        <tbody>
          {rows.slice(0, 10).map((row) => (
            <Row key={row.id} {...row} />
          ))}
        </tbody>
      </table>
      <p>
        Showing 1 - {Math.min(10, rows.length)} of {rows.length} records
      </p>
      <button type="button">Previous page</button>
      <button type="button">Next page</button>
    </>
  );
}

/** The links and buttons that a row of the app has, too. */
function Row({ id, name, description, price, status }: FloorRow) {
  const address: string = `/services/${id}`;
  return (
    <tr>
      <th>
        <Link to={address}>{name}</Link>
      </th>
      <td>{description ?? '-'}</td>
      <td>{price}</td>
      <td>
        <span>{status ? 'Active' : 'Inactive'}</span>
      </td>
      <td>
        <Link to={address}>View</Link>
        <Link to={address}>Edit</Link>
        <button type="button">Delete</button>
        <button type="button">More</button>
      </td>
    </tr>
  );
}

const router = createRouter({ routeTree: rootRoute.addChildren([home, list]) });
const element = document.getElementById('root');
if (element) createRoot(element).render(<RouterProvider router={router} />);
