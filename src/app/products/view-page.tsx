import { useParams } from '@tanstack/react-router';
import { useActorRef } from '@xstate/react';
import { useEffect } from 'react';
import { ProductViewScreen } from '#features/products/product-view.screen.tsx';
import { emptyApp } from '#machines/products/app.ts';
import { productViewMachine } from '#machines/products/product-view.machine.ts';
import { isPartUnsaved } from '#machines/records/part-form.ts';
import { NotFoundPage } from '../not-found-page.tsx';
import { ofRecord } from '../records/of-record.tsx';
import { retried, useCopyAddress } from '../records/place.ts';
import { usePartDraft } from '../records/use-part-draft.ts';
import { UnsavedDialog } from '../unsaved-dialog.tsx';
import { useTabReturn } from '../use-tab-return.ts';
import { useUnsaved } from '../use-unsaved.ts';

const ViewPage = retried(({ onRetry }) => {
  const { viewProductId = '' } = useParams({ strict: false });
  const actor = useActorRef(productViewMachine, { input: { id: viewProductId } });
  usePartDraft(actor, {
    name: `product-app ${viewProductId}`,
    emptyForm: emptyApp,
    partOf: () => actor.getSnapshot().context.app?.appsId ?? null,
  });
  const question = useUnsaved(() => isPartUnsaved(actor.getSnapshot()));
  useTabReturn(actor);
  // The page is open: the chart is told so, and is idle until then.
  useEffect(() => actor.send({ type: 'LOAD' }), [actor]);
  return (
    <>
      <ProductViewScreen
        actor={actor}
        notFound={<NotFoundPage />}
        onCopyAddress={useCopyAddress()}
        onRetry={onRetry}
      />
      <UnsavedDialog question={question} onLeave={() => actor.send({ type: 'CANCEL' })} />
    </>
  );
});

export const ProductViewPage = ofRecord(ViewPage, 'viewProductId');
