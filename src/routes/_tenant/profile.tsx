import { createFileRoute } from '@tanstack/react-router';
import { profileTabScreens } from '#features/profile/tab-pages.ts';
import { profileTabs, type ProfileTab } from '#features/profile/tabs.ts';
import { page } from '#page/page-route.ts';

/** The chosen menu item; without one it is Account. */
interface ProfileSearch {
  tab?: ProfileTab | undefined;
}

const profile = page(
  { beforeSettings: true },
  ['profile', 'validation', 'widgets', 'common'],
  () => import('#features/profile/profile.page.tsx'),
);

export const Route = createFileRoute('/_tenant/profile')({
  ...profile,
  // What is no menu item is said to be none: the router hands on what is left unsaid as it came.
  validateSearch: (search: Record<string, unknown>): ProfileSearch => ({
    tab: profileTabs.find((name) => name === search['tab']),
  }),
  loaderDeps: ({ search: { tab = 'account' } }) => ({ tab }),
  loader: ({ deps: { tab } }) => Promise.all([profile.loader(), profileTabScreens[tab].preload()]),
});
