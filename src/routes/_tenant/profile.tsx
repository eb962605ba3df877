import { createFileRoute } from '@tanstack/react-router';
import { profileTabScreens } from '#features/profile/tab-pages.ts';
import { profileTabs, type ProfileTab } from '#features/profile/tabs.ts';
import { page } from '#page/entry/page-route.ts';

/** The selected menu item; the default is Account. */
interface ProfileSearch {
  tab?: ProfileTab | undefined;
}

const profile = page(
  { beforeSettings: true },
  ['profile', 'imageUpload', 'validation', 'widgets', 'common'],
  () => import('#features/profile/profile.page.tsx'),
);

export const Route = createFileRoute('/_tenant/profile')({
  ...profile,
  // Any other value is set to undefined explicitly, because the router passes on omitted parameters
  // unchanged.
  validateSearch: (search: Record<string, unknown>): ProfileSearch => ({
    tab: profileTabs.find((name) => name === search['tab']),
  }),
  loaderDeps: ({ search: { tab = 'account' } }) => ({ tab }),
  loader: ({ deps: { tab } }) => Promise.all([profile.loader(), profileTabScreens[tab].preload()]),
});
