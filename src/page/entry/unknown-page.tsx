import { useRouter, useRouterState } from '@tanstack/react-router';
import type { Schema } from '#openapi/client/index.ts';
import { getEntryRules } from './entry.ts';
import { NotFoundPage } from './not-found-page.tsx';
import { usePage } from '../records/use-page.ts';

const routesIn = (menu: readonly Schema<'AppMenu'>[]): string[] =>
  menu.flatMap(({ route, children }) => [
    ...(route === null ? [] : [route]),
    ...routesIn(children),
  ]);

/** The page for an unknown address, or for one of an area that does not exist yet. */
export default function UnknownPage() {
  const router = useRouter();
  const { profile } = usePage().workspace;
  const path = useRouterState({ select: ({ location }) => location.pathname });
  const built = new Set<string>(getEntryRules(router).keys());
  const isNotBuilt = routesIn(profile.appMenus).some(
    (route) => !built.has(route) && (path === route || path.startsWith(`${route}/`)),
  );
  return <NotFoundPage isNotBuilt={isNotBuilt} />;
}
