import { useActorRef } from '@xstate/react';
import { useState } from 'react';
import { sessionsMachine } from '#machines/profile/sessions.machine.ts';
import { SessionsScreen } from './sessions.screen.tsx';

/** The person's sessions; each retry starts over. */
export default function SessionsTab() {
  const [attempt, setAttempt] = useState(0);
  return <Sessions key={attempt} onRetry={() => setAttempt(attempt + 1)} />;
}

const Sessions = ({ onRetry }: { onRetry: () => void }) => (
  <SessionsScreen actor={useActorRef(sessionsMachine)} onRetry={onRetry} />
);
