import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import type { CrossoverActor } from '#page/app.ts';
import { useApp } from '#page/use-app.ts';
import { MidnightCrossover } from './midnight-crossover.tsx';

/** The midnight-crossover prompt after entry, where it is due. */
export function Crossover() {
  const actor = useApp().crossover();
  return actor && <Prompt actor={actor} />;
}

function Prompt({ actor }: { actor: CrossoverActor }) {
  const router = useRouter();
  useEffect(() => {
    const listening = actor.subscribe(({ output }) => {
      if (output?.to === 'clockWork') void router.navigate({ to: '/ClockWork' });
    });
    return () => listening.unsubscribe();
  }, [actor, router]);
  return <MidnightCrossover actor={actor} />;
}
