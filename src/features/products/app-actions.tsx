import { useSelector } from '@xstate/react';
import { Eye, Pencil, Trash2 } from 'lucide-react';
import type { App } from '#machines/products/app.ts';
import type { ProductViewActor } from '#machines/products/product-view.machine.ts';
import { useText } from '#i18n/text.tsx';
import { Button } from '#ui/controls/button.tsx';

interface AppActionsProps {
  actor: ProductViewActor;
  app: App;
}

/** View and edit; the delete icon does nothing, as built, and states that. */
export function AppActions({ actor, app: { appsId: appId, appName: name } }: AppActionsProps) {
  const text = useText('products');
  const recordText = useText('records');
  const isOpening = useSelector(
    actor,
    (state) => state.matches('loadingApp') && state.context.app?.appsId === appId,
  );
  const quiet = { variant: 'quiet', size: 'small' } as const;
  return (
    <>
      <Button
        {...quiet}
        icon={<Eye aria-hidden="true" />}
        aria-label={recordText('viewRecord', { name })}
        onPress={() => actor.send({ type: 'VIEW_APP', appId })}
      />
      <Button
        {...quiet}
        icon={<Pencil aria-hidden="true" />}
        aria-label={recordText('editRecord', { name })}
        isPending={isOpening}
        pendingLabel={text('opening')}
        onPress={() => actor.send({ type: 'EDIT_APP', appId })}
      />
      <Button
        {...quiet}
        blockedBecause={text('noAppDeletion')}
        icon={<Trash2 aria-hidden="true" />}
        aria-label={recordText('deleteRecord', { name })}
      />
    </>
  );
}
