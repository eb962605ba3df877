import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { ProductViewActor } from '#machines/products/product-view.machine.ts';
import { useText } from '#i18n/text.tsx';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { CopyTyped } from './copy-typed.tsx';

/** Somebody else was faster: what the server says of it, and the way on. */
export function AppNotice({ actor }: { actor: ProductViewActor }): ReactNode {
  const text = useText('products');
  const words = useText('records');
  const refusal = useSelector(actor, ({ context }) => context.refusal);
  const isStale = useSelector(actor, (state) => state.matches({ editApp: 'stale' }));
  const isGone = useSelector(actor, (state) => state.matches({ editApp: 'gone' }));
  const isGroupGone = useSelector(actor, (state) => state.matches({ addApp: 'gone' }));
  if (isStale) {
    const saveAnyway = (
      <Button size="small" onPress={() => actor.send({ type: 'SAVE_ANYWAY' })}>
        {text('saveAnyway')}
      </Button>
    );
    return (
      <Banner tone="warning" title={words('conflictTitle')} action={saveAnyway}>
        {refusal}
      </Banner>
    );
  }
  if (isGone) {
    const saveAsNew = (
      <Button size="small" onPress={() => actor.send({ type: 'SAVE_AS_NEW' })}>
        {words('saveAsNew')}
      </Button>
    );
    return (
      <Banner tone="danger" title={words('goneTitle')} action={saveAsNew}>
        {words('goneText')}
      </Banner>
    );
  }
  if (!isGroupGone) return null;
  return (
    <Banner tone="danger" title={refusal} action={<CopyTyped actor={actor} />}>
      {text('goneProduct')}
    </Banner>
  );
}
