import { useRouter } from '@tanstack/react-router';
import type { App } from '#page/entry/app.ts';
import { useSignOut } from '#page/entry/use-sign-out.tsx';
import type { SessionActor } from '#session/session.ts';
import CrashPage, { type CrashPageProps } from './crash-page.tsx';

type OwnProps = Omit<CrashPageProps, 'waysOut'>;

/** The page after a crash, which a signed-in person can leave even if no page opens. */
export default function AppCrashPage(props: OwnProps) {
  const { app } = useRouter().options.context;
  const session = app.openedSession();
  const isSignedIn = session?.getSnapshot().hasTag('signedIn') ?? false;
  if (!session || !isSignedIn) return <CrashPage {...props} waysOut={null} />;
  return <SignedIn {...props} app={app} session={session} />;
}

interface SignedInProps extends OwnProps {
  app: App;
  session: SessionActor;
}

function SignedIn({ app, session, ...props }: SignedInProps) {
  const { leave, question } = useSignOut(session, () => session.send({ type: 'logout.requested' }));
  const waysOut = { onSwitchTenant: () => app.leaveTenant(), onLogout: leave, question };
  return <CrashPage {...props} waysOut={waysOut} />;
}
