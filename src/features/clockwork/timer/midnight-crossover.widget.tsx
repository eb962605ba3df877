import { useApp } from '#page/entry/use-app.ts';
import { MidnightCrossover } from './midnight-crossover.tsx';

/** The midnight-crossover prompt after entry, when it is due. */
export function Crossover() {
  const actor = useApp().crossover();
  return actor && <MidnightCrossover actor={actor} />;
}
