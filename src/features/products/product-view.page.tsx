import { useParams } from '@tanstack/react-router';
import { useActorRef } from '@xstate/react';
import { useEffect } from 'react';
import { emptyApp } from '#machines/products/app.ts';
import { productViewMachine } from '#machines/products/product-view.machine.ts';
import { isPartUnsaved } from '#machines/records/part-form.ts';
import { NotFoundPage } from '#page/not-found-page.tsx';
import { ofRecord } from '#page/of-record.tsx';
import { retried, useCopyAddress } from '#page/place.ts';
import { usePartDraft } from '#page/use-part-draft.ts';
import { UnsavedDialog } from '#page/unsaved-dialog.tsx';
import { useTabReturn } from '#page/use-tab-return.ts';
import { useUnsaved } from '#page/use-unsaved.ts';
import { ProductViewScreen } from './product-view.screen.tsx';

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
