import { useSelector } from '@xstate/react';
import { isAppUnsaved, type ProductViewActor } from '#machines/products/product-view.machine.ts';
import { useText } from '#i18n/text.tsx';
import { FormDialog } from '#records/form-dialog.tsx';
import { Details } from '#records/record-view.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { AppFields, appFormId } from './app-fields.tsx';

/** The dialogs of a product's apps; each shows in its states alone. Source: document 3, section 4. */
export function AppDialogs({ actor }: { actor: ProductViewActor }) {
  const isAdding = useSelector(
    actor,
    (state) => state.matches('addApp') || state.matches('savingNew'),
  );
  const isEditing = useSelector(
    actor,
    (state) => state.matches('editApp') || state.matches('savingEdit'),
  );
  const text = useText('products');
  const words = useText('records');
  return (
    <>
      <AppDialog actor={actor} title={text('addApp')} save={words('save')} isOpen={isAdding} />
      <AppDialog actor={actor} title={text('editApp')} save={words('update')} isOpen={isEditing} />
      <ViewDialog actor={actor} />
    </>
  );
}

interface AppDialogProps {
  actor: ProductViewActor;
  title: string;
  save: string;
  isOpen: boolean;
}

function AppDialog({ actor, title, save, isOpen }: AppDialogProps) {
  const words = useText('records');
  const isSaving = useSelector(actor, (state) => state.hasTag('busy'));
  return (
    <FormDialog
      title={title}
      isOpen={isOpen}
      hasUnsaved={() => {
        const state = actor.getSnapshot();
        return state.can({ type: 'CANCEL' }) && isAppUnsaved(state);
      }}
      onClose={() => actor.send({ type: 'CANCEL' })}
      renderActions={(cancel) => (
        <>
          <Button onPress={cancel} isDisabled={isSaving}>
            {words('cancel')}
          </Button>
          <Button
            type="submit"
            form={appFormId}
            variant="primary"
            isPending={isSaving}
            pendingLabel={words('saving')}
          >
            {save}
          </Button>
        </>
      )}
    >
      <AppFields actor={actor} />
    </FormDialog>
  );
}

/** An app to read. */
function ViewDialog({ actor }: { actor: ProductViewActor }) {
  const text = useText('products');
  const isOpen = useSelector(actor, (state) => state.matches('viewApp'));
  const app = useSelector(actor, ({ context }) => context.app);
  const close = () => actor.send({ type: 'CANCEL' });
  return (
    <Dialog
      title={text('app')}
      isOpen={isOpen}
      onClose={close}
      isDismissable
      actions={
        <Button autoFocus onPress={close}>
          {text('backToList')}
        </Button>
      }
    >
      <Details
        items={[
          [text('appsName'), app?.appName ?? ''],
          [text('url'), app?.url ?? ''],
          [text('type'), app?.type ?? ''],
          [text('port'), app ? String(app.port) : ''],
        ]}
      />
    </Dialog>
  );
}
