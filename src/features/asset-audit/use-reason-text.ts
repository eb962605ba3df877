import { useCallback } from 'react';
import type { AuditedAsset } from '#machines/asset-audit/asset-audit.ts';
import { useText } from '#i18n/text.tsx';

/**
 * The reason why an asset was unexpected and its proper location; for an expected asset, only the
 * location.
 */
export function useReasonText(): (asset: AuditedAsset) => string {
  const text = useText('assetAudit');
  return useCallback(
    ({ reason, assetLocationName: location, holderName: who }) => {
      if (reason === null) return who ? text('reason_Assigned', { who }) : location;
      if (reason === 'Assigned') return text('reason_Assigned', { who });
      if (reason !== 'Elsewhere') return text(`reason_${reason}`);
      return text('reason_OtherLocation', { isKnown: String(location !== ''), location });
    },
    [text],
  );
}
