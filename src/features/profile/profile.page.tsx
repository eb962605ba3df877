import { getRouteApi } from '@tanstack/react-router';
import { useActorRef } from '@xstate/react';
import { Suspense } from 'react';
import { profileImageMachine } from '#machines/profile/profile-image.machine.ts';
import { lazyScreen } from '#page/entry/lazy-screen.ts';
import { useApp } from '#page/entry/use-app.ts';
import { usePage } from '#page/records/use-page.ts';
import { useEmitted } from '#ui/hooks/use-emitted.ts';
import { ProfileCard } from './profile-card.tsx';
import { ProfileScreen } from './profile.screen.tsx';
import { profileTabScreens } from './tab-pages.ts';

const route = getRouteApi('/_tenant/profile');

const Cropper = lazyScreen([], () =>
  import('#ui/images/image-cropper.tsx').then((module) => module.default),
);

/** The current user's profile: the card with their image, and the selected menu item. */
export default function ProfilePage() {
  const app = useApp();
  const { profile } = usePage().workspace;
  const { tab = 'account' } = route.useSearch();
  const actor = useActorRef(profileImageMachine, { input: { id: null } });
  useEmitted(actor, {
    'avatar.changed': ({ imageUrl }) => app.changeProfile({ profileImageUrl: imageUrl }),
  });
  const Tab = profileTabScreens[tab];
  return (
    <ProfileScreen
      tab={tab}
      card={<ProfileCard actor={actor} person={profile} Cropper={Cropper} />}
    >
      <Suspense fallback={null}>
        <Tab />
      </Suspense>
    </ProfileScreen>
  );
}
