import { useActorRef, useSelector } from '@xstate/react';
import { emptyLookup } from '#machines/asset-master/asset-lookup.ts';
import { assetLookupsMachine } from '#machines/asset-master/asset-lookups.machine.ts';
import { retried } from '#page/records/use-copy-address.ts';
import { UnsavedDialog } from '#page/drafts/unsaved-dialog.tsx';
import { usePartDraft } from '#page/drafts/use-part-draft.ts';
import { useTabReturn } from '#page/entry/use-tab-return.ts';
import { AssetLookupsScreen } from './asset-lookups.screen.tsx';

const AssetLookupsPage = retried(({ onRetry }) => {
  const actor = useActorRef(assetLookupsMachine);
  useTabReturn(actor);
  const lookup = useSelector(actor, ({ children }) => children.lookup);
  const kind = useSelector(actor, ({ context }) => context.kind);
  const question = usePartDraft(lookup, {
    name: `asset-place ${kind}`,
    emptyForm: emptyLookup,
    getId: ({ id }) => id,
  });
  return (
    <>
      <AssetLookupsScreen actor={actor} onRetry={onRetry} />
      <UnsavedDialog question={question} onLeave={() => lookup?.send({ type: 'CANCEL' })} />
    </>
  );
});

export default AssetLookupsPage;
