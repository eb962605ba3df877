import { useSelector } from '@xstate/react';
import type { ProductViewActor } from '#machines/products/product-view.machine.ts';
import { useText } from '#i18n/text.tsx';
import { WebLink } from '#records/view/web-link.tsx';
import { PartDetails } from '#records/view/part-details.tsx';
import { Details } from '#records/view/record-view.tsx';

/** The read-only view of an app. Source: PROD-046. */
export function AppDetails({ actor }: { actor: ProductViewActor }) {
  const text = useText('products');
  const isOpen = useSelector(actor, (state) => state.matches('viewApp'));
  const app = useSelector(actor, ({ context }) => context.app);
  return (
    <PartDetails
      title={text('app')}
      isOpen={isOpen}
      close={text('backToList')}
      onClose={() => actor.send({ type: 'CANCEL' })}
    >
      {app && (
        <Details
          items={[
            [text('appsName'), app.appName],
            [text('url'), <WebLink key="url" url={app.url} />],
            [text('type'), app.type],
            [text('port'), String(app.port)],
          ]}
        />
      )}
    </PartDetails>
  );
}
