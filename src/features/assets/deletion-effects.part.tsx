import { useActorRef } from '@xstate/react';
import { deletionEffectsMachine } from '#machines/assets/deletion-effects.machine.ts';
import { useTabReturn } from '#page/use-tab-return.ts';
import { DeletionEffects } from './deletion-effects.tsx';

/** Reads what goes with assets once their deletion is asked about. Loaded with the question. */
export function DeletionEffectsPart({ assetIds }: { assetIds: readonly string[] }) {
  const actor = useActorRef(deletionEffectsMachine, { input: { assetIds } });
  useTabReturn(actor);
  return <DeletionEffects actor={actor} />;
}
