import { useRouterState } from '@tanstack/react-router';
import { useActorRef } from '@xstate/react';
import { useState, type ReactNode } from 'react';
import { ownAssetMachine } from '#machines/my-assets/own-asset.machine.ts';
import { isRecordId } from '#page/parameters/record-parameters.ts';
import { useTabReturn } from '#page/entry/use-tab-return.ts';
import { OtherTenant } from './list/other-tenant.container.tsx';
import { OwnAssetScreen } from './own-asset.screen.tsx';

interface OwnAssetPageProps {
  /** Shown when the asset is not assigned to the person. */
  fallback: ReactNode;
}

/** The page of an asset for people who may not view assets: they only see their own. */
export default function OwnAssetPage({ fallback }: OwnAssetPageProps) {
  const id = useRouterState({
    select: ({ location }): unknown => Reflect.get(location.search, 'assetId'),
  });
  const [attempt, setAttempt] = useState(0);
  if (!isRecordId(id)) return fallback;
  return (
    <OwnAsset
      key={`${id} ${attempt}`}
      id={id}
      fallback={fallback}
      onRetry={() => setAttempt(attempt + 1)}
    />
  );
}

function OwnAsset(props: OwnAssetPageProps & { id: string; onRetry: () => void }) {
  const { id, fallback, onRetry } = props;
  const actor = useActorRef(ownAssetMachine, { input: { id } });
  useTabReturn(actor);
  return (
    <OwnAssetScreen
      actor={actor}
      notFound={<OtherTenant assetId={id} fallback={fallback} />}
      onRetry={onRetry}
    />
  );
}
