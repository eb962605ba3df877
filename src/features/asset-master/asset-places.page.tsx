import { useActorRef, useSelector } from '@xstate/react';
import { emptyPlace } from '#machines/asset-master/asset-place.ts';
import { assetPlacesMachine } from '#machines/asset-master/asset-places.machine.ts';
import { retried } from '#page/place.ts';
import { UnsavedDialog } from '#page/unsaved-dialog.tsx';
import { usePartDraft } from '#page/use-part-draft.ts';
import { useTabReturn } from '#page/use-tab-return.ts';
import { AssetPlacesScreen } from './asset-places.screen.tsx';

const AssetPlacesPage = retried(({ onRetry }) => {
  const actor = useActorRef(assetPlacesMachine);
  useTabReturn(actor);
  const place = useSelector(actor, ({ children }) => children.place);
  const kind = useSelector(actor, ({ context }) => context.kind);
  const question = usePartDraft(place, {
    name: `asset-place ${kind}`,
    emptyForm: emptyPlace,
    idOf: ({ id }) => id,
  });
  return (
    <>
      <AssetPlacesScreen actor={actor} onRetry={onRetry} />
      <UnsavedDialog question={question} onLeave={() => place?.send({ type: 'CANCEL' })} />
    </>
  );
});

export default AssetPlacesPage;
