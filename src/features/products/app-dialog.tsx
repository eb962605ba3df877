import { useSelector } from '@xstate/react';
import type { AppForm } from '#machines/products/app.ts';
import { isAppUnsaved, type ProductViewActor } from '#machines/products/product-view.machine.ts';
import { useText } from '#i18n/text.tsx';
import { FormNumber, FormText } from '#records/fields.tsx';
import { PartDialog } from '#records/part-dialog.tsx';
import { Banner } from '#ui/banner.tsx';
import { CopyTyped } from './copy-typed.tsx';

/** An app is added or edited. Source: document 3, sections 4 and 5 (App). */
export function AppDialog({ actor }: { actor: ProductViewActor }) {
  const text = useText('products');
  const words = useText('records');
  const isNew = useSelector(actor, ({ context }) => context.app === null);
  const of = (field: keyof AppForm) => ({ actor, field, label: text(field) });
  return (
    <PartDialog
      actor={actor}
      title={text(isNew ? 'addApp' : 'editApp')}
      save={words(isNew ? 'save' : 'update')}
      labelOf={text}
      hasUnsaved={() => isAppUnsaved(actor.getSnapshot())}
    >
      <ProductGone actor={actor} />
      <FormText {...of('appName')} isRequired autoFocus />
      <FormText {...of('url')} isRequired />
      <FormText {...of('type')} isRequired />
      <FormNumber {...of('port')} isRequired />
    </PartDialog>
  );
}

/** The product itself is gone, and there is nothing to save an app in. */
function ProductGone({ actor }: { actor: ProductViewActor }) {
  const text = useText('products');
  const refusal = useSelector(actor, ({ context }) => context.refusal);
  const isGone = useSelector(actor, (state) => state.matches({ addApp: 'gone' }));
  if (!isGone) return null;
  return (
    <Banner tone="danger" title={refusal} action={<CopyTyped actor={actor} />}>
      {text('goneProduct')}
    </Banner>
  );
}
