import { useActorRef } from '@xstate/react';
import { deletionEffectsMachine } from '#machines/assets/status/deletion-effects.machine.ts';
import { useTabReturn } from '#page/entry/use-tab-return.ts';
import { DeletionEffects } from './deletion-effects.tsx';

/** Loads the effects of deleting assets. Loaded with the confirmation dialog. */
export function DeletionEffectsPart({ assetIds }: { assetIds: readonly string[] }) {
  const actor = useActorRef(deletionEffectsMachine, { input: { assetIds } });
  useTabReturn(actor);
  return <DeletionEffects actor={actor} />;
}
