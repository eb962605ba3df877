import { useParams } from '@tanstack/react-router';
import { useActorRef, useSelector } from '@xstate/react';
import { assetTypeViewMachine } from '#machines/asset-master/asset-type-view.machine.ts';
import { emptyProperty, optionsSchema } from '#machines/asset-master/type-property.ts';
import { NotFoundPage } from '#page/entry/not-found-page.tsx';
import { ofRecord } from '#page/of-record.tsx';
import { retried, useCopyAddress } from '#page/records/use-copy-address.ts';
import { UnsavedDialog } from '#page/drafts/unsaved-dialog.tsx';
import { usePartDraft } from '#page/drafts/use-part-draft.ts';
import { useTabReturn } from '#page/entry/use-tab-return.ts';
import { AssetTypeViewScreen } from './asset-type-view.screen.tsx';

const ViewPage = retried(({ onRetry }) => {
  const { assetTypeId = '' } = useParams({ strict: false });
  const actor = useActorRef(assetTypeViewMachine, { input: { id: assetTypeId } });
  useTabReturn(actor);
  const property = useSelector(actor, ({ children }) => children.property);
  const question = usePartDraft(property, {
    name: `asset-property ${assetTypeId}`,
    emptyForm: emptyProperty,
    fieldSchemas: optionsSchema,
    getId: ({ id }) => id,
  });
  return (
    <>
      <AssetTypeViewScreen
        actor={actor}
        notFound={<NotFoundPage />}
        onCopyAddress={useCopyAddress()}
        onRetry={onRetry}
      />
      <UnsavedDialog question={question} onLeave={() => property?.send({ type: 'CANCEL' })} />
    </>
  );
});

export default ofRecord(ViewPage, 'assetTypeId');
