import { useSelector } from '@xstate/react';
import type { AssetPropertyActor } from '#machines/asset-master/asset-property.machine.ts';
import { useText } from '#i18n/text.tsx';
import { Banner } from '#ui/display/notices/banner.tsx';

interface PropertyInUseProps {
  actor: AssetPropertyActor;
  /** Number of assets of the type. */
  assetCount: number;
}

/** Shows, before saving, how the property would affect existing assets. */
export function PropertyInUse({ actor, assetCount }: PropertyInUseProps) {
  const text = useText('assetMaster');
  const part = useSelector(actor, ({ context }) => context.part);
  const isMandatory = useSelector(actor, ({ context }) => context.form.isMandatory);
  const count = part?.assetCount ?? 0;
  const missing = part === null ? assetCount : (part.missingCount ?? 0);
  const needsConfirmation = isMandatory && missing > 0;
  if (count === 0 && !needsConfirmation) return null;
  return (
    <Banner tone={needsConfirmation ? 'warning' : 'info'}>
      {count > 0 && `${text('propertyInUse', { count })} `}
      {needsConfirmation && text('valueRequired', { count: missing })}
    </Banner>
  );
}
