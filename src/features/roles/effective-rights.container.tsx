import { useActorRef } from '@xstate/react';
import { useState } from 'react';
import { effectiveRightsMachine } from '#machines/roles/effective-rights.machine.ts';
import { EffectiveRightsScreen } from './effective-rights.screen.tsx';

interface Props {
  userId: string;
  onClose: () => void;
}

/** The rights of a user; each try has its own actor. */
export function EffectiveRightsContainer(props: Props) {
  const [attempt, setAttempt] = useState(0);
  return <Attempt key={attempt} {...props} onRetry={() => setAttempt(attempt + 1)} />;
}

function Attempt({ userId, ...props }: Props & { onRetry: () => void }) {
  const actor = useActorRef(effectiveRightsMachine, { input: { id: userId } });
  return <EffectiveRightsScreen {...props} actor={actor} />;
}
