import { createFileRoute } from '@tanstack/react-router';
import { profileTabs, type ProfileTab } from '#features/profile/tabs.ts';
import { lazyScreen } from '#page/lazy-screen.ts';
import { profileTabScreens } from '#features/profile/tab-pages.ts';

const ProfilePage = lazyScreen(['profile', 'validation', 'widgets', 'common'], () =>
  import('#features/profile/profile.page.tsx').then((module) => module.ProfilePage),
);

/** The chosen menu item; without one it is Account. */
interface ProfileSearch {
  tab?: ProfileTab | undefined;
}

export const Route = createFileRoute('/_tenant/profile')({
  staticData: { entry: { beforeSettings: true }, screen: ProfilePage },
  // What is no menu item is said to be none: the router hands on what is left unsaid as it came.
  validateSearch: (search: Record<string, unknown>): ProfileSearch => ({
    tab: profileTabs.find((name) => name === search['tab']),
  }),
  loaderDeps: ({ search: { tab = 'account' } }) => ({ tab }),
  loader: ({ deps: { tab } }) =>
    Promise.all([ProfilePage.preload(), profileTabScreens[tab].preload()]),
  component: () => <ProfilePage />,
});
