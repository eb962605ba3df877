import { useRouter } from '@tanstack/react-router';
import { useActorRef } from '@xstate/react';
import { registrationMachine } from '#machines/registration/registration.machine.ts';
import { appAddress } from '#session/address.ts';
import { LateNotices } from '#page/notices/late-notices.tsx';
import { useApp } from '#page/entry/use-app.ts';
import { RegistrationScreen } from './registration.screen.tsx';

/** The time zone of the browser. */
const browserZone = Intl.DateTimeFormat().resolvedOptions().timeZone;

/** The registration form of an organization, for visitors. */
export default function RegistrationPage() {
  const router = useRouter();
  const app = useApp();
  const { supportAddress } = app.configuration;
  const actor = useActorRef(
    registrationMachine,
    { input: { draft: app.registrationDraft(), browserZone } },
    ({ context, output }) => {
      app.persistRegistration(context.form);
      if (output?.to === 'success') void router.navigate({ to: '/user-registration-success' });
      if (output?.to === 'home') void router.navigate({ to: '/' });
    },
  );
  return (
    <>
      <RegistrationScreen actor={actor} homePath={appAddress} supportAddress={supportAddress} />
      <LateNotices />
    </>
  );
}
