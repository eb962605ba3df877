import { useParams } from '@tanstack/react-router';
import { useActorRef, useSelector } from '@xstate/react';
import { emptyApp } from '#machines/products/app.ts';
import { productViewMachine } from '#machines/products/product-view.machine.ts';
import { NotFoundPage } from '#page/entry/not-found-page.tsx';
import { ofRecord } from '#page/of-record.tsx';
import { retried, useCopyAddress } from '#page/records/use-copy-address.ts';
import { usePartDraft } from '#page/drafts/use-part-draft.ts';
import { UnsavedDialog } from '#page/drafts/unsaved-dialog.tsx';
import { useTabReturn } from '#page/entry/use-tab-return.ts';
import { useSendOnChange } from '#page/records/use-send-on-change.ts';
import { ProductViewScreen } from './product-view.screen.tsx';

const ViewPage = retried(({ onRetry }) => {
  const { viewProductId = '' } = useParams({ strict: false });
  const actor = useActorRef(productViewMachine, { input: { id: viewProductId } });
  const app = useSelector(actor, ({ children }) => children.app);
  const question = usePartDraft(app, {
    name: `product-app ${viewProductId}`,
    emptyForm: emptyApp,
    getId: ({ appsId }) => appsId,
  });
  useTabReturn(actor);
  // The machine is idle until the page opens.
  useSendOnChange(actor, { type: 'LOAD' });
  return (
    <>
      <ProductViewScreen
        actor={actor}
        notFound={<NotFoundPage />}
        onCopyAddress={useCopyAddress()}
        onRetry={onRetry}
      />
      <UnsavedDialog question={question} onLeave={() => app?.send({ type: 'CANCEL' })} />
    </>
  );
});

export default ofRecord(ViewPage, 'viewProductId');
