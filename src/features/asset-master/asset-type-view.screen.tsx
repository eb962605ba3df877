import { useSelector } from '@xstate/react';
import { lazy, type ReactNode } from 'react';
import type { AssetTypeViewActor } from '#machines/asset-master/asset-type-view.machine.ts';
import { useText } from '#i18n/text.tsx';
import type { Address } from '#records/form/address.ts';
import { OnFirstOpen } from '#records/list/on-first-open.tsx';
import { PartQuestion } from '#records/view/part-question.tsx';
import { Readable } from '#records/view/readable.tsx';
import { Details } from '#records/view/record-view.tsx';
import { assetMasterAddresses } from '#page/parameters/addresses.ts';
import { AssetCount } from './asset-count.tsx';
import { OrderQuestion } from './order-question.tsx';
import { PropertySection } from './property-section.tsx';
import { useMasterRights } from './use-master-rights.ts';

const PropertyDialog = lazy(() => import('./property-dialog.tsx'));

export interface AssetTypeViewScreenProps {
  actor: AssetTypeViewActor;
  onCopyAddress: (address: Address) => void;
  notFound: ReactNode;
  onRetry: () => void;
}

/** A type of assets and its properties. Source: ASSET-017, ASSET-133, ASSET-025. */
export function AssetTypeViewScreen(props: AssetTypeViewScreenProps) {
  const { actor, onCopyAddress, ...page } = props;
  const text = useText('assetMaster');
  const { canAdd, canEdit } = useMasterRights();
  const state = useSelector(actor, (snapshot) => snapshot);
  const { id, view, cause } = state.context;
  const { property, deletion } = state.children;
  return (
    <Readable
      {...page}
      head={{
        id,
        kind: text('viewTitle'),
        listTitle: text('title'),
        addresses: assetMasterAddresses,
        onCopyAddress,
        hasCopy: canAdd,
        hasEdit: canEdit,
      }}
      getName={({ type }) => type.name}
      record={view}
      isMissing={state.matches('notFound')}
      isUnavailable={state.matches('unavailable')}
      cause={cause}
    >
      {({ type, teamName, properties }) => (
        <>
          <Details
            items={[
              [text('code'), type.code],
              [text('assetCategoryName'), type.assetCategoryName],
              [text('usefulLife'), text('years', { count: type.usefulLifeInYears })],
              [text('assignees'), text(type.isTeam ? 'toTeams' : 'toEmployees')],
              ...(type.isTeam ? [[text('teamId'), teamName] as const] : []),
              [
                text('assetCount'),
                <AssetCount
                  key="assets"
                  count={type.assetCount}
                  filter="assetTypeIds"
                  id={type.id}
                  name={type.name}
                />,
              ],
            ]}
          />
          <PropertySection actor={actor} assetCount={type.assetCount} properties={properties} />
          <OrderQuestion actor={actor} />
          <OnFirstOpen actor={property}>
            {(open) => <PropertyDialog actor={open} assetCount={type.assetCount} />}
          </OnFirstOpen>
          <OnFirstOpen actor={deletion}>
            {(requested) => (
              <PartQuestion
                actor={requested}
                title={text('deleteProperty')}
                question={({ assetTypePropertyName: name }) => text('deletePropertyText', { name })}
              />
            )}
          </OnFirstOpen>
        </>
      )}
    </Readable>
  );
}
