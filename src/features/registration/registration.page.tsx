import { useRouter } from '@tanstack/react-router';
import { useActorRef } from '@xstate/react';
import type { RegistrationForm } from '#machines/registration/registration.form.ts';
import { registrationMachine } from '#machines/registration/registration.machine.ts';
import { appAddress } from '#session/address.ts';
import { Notices } from '#page/notices.tsx';
import { useApp } from '#page/use-app.ts';
import { RegistrationScreen } from './registration.screen.tsx';

/** What was typed, for a person who comes back to the page in this tab; never stored. */
let draft: RegistrationForm | null = null;

/** The zone that the browser is in. */
const browserZone = Intl.DateTimeFormat().resolvedOptions().timeZone;

/** The registration form of an organisation, for visitors. */
export default function RegistrationPage() {
  const router = useRouter();
  const { supportAddress } = useApp().configuration;
  const actor = useActorRef(
    registrationMachine,
    { input: { draft, browserZone } },
    ({ context, output }) => {
      draft = context.form;
      if (output?.to === 'success') void router.navigate({ to: '/user-registration-success' });
      if (output?.to === 'home') void router.navigate({ to: '/' });
    },
  );
  return (
    <>
      <RegistrationScreen actor={actor} homePath={appAddress} supportAddress={supportAddress} />
      <Notices />
    </>
  );
}
