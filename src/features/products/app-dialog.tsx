import { useSelector } from '@xstate/react';
import type { AppForm } from '#machines/products/app.ts';
import type { ProductAppActor } from '#machines/products/product-app.machine.ts';
import { useText } from '#i18n/text.tsx';
import { FormNumber, FormText } from '#records/form/fields.tsx';
import { PartDialog } from '#records/view/part-dialog.tsx';

/** Adds or edits an app. Source: PROD-043, PROD-032. */
export function AppDialog({ actor }: { actor: ProductAppActor }) {
  const text = useText('products');
  const recordText = useText('records');
  const isNew = useSelector(actor, ({ context }) => context.part === null);
  const of = (field: keyof AppForm) => ({ actor, field, label: text(field) });
  return (
    <PartDialog
      actor={actor}
      title={text(isNew ? 'addApp' : 'editApp')}
      save={recordText(isNew ? 'save' : 'update')}
      getLabel={text}
    >
      <FormText {...of('appName')} isRequired autoFocus />
      <FormText {...of('url')} isRequired />
      <FormText {...of('type')} isRequired />
      <FormNumber {...of('port')} isRequired />
    </PartDialog>
  );
}
