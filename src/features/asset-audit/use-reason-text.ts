import { useCallback } from 'react';
import type { AuditedAsset } from '#machines/asset-audit/asset-audit.ts';
import { useText } from '#i18n/text.tsx';

/** Why an asset was not expected, and where it should be; where a round expects it, that. */
export function useReasonText(): (asset: AuditedAsset) => string {
  const text = useText('assetAudit');
  return useCallback(
    ({ reason, assetLocationName: location, holderName: who }) => {
      if (reason === null) return who ? text('reason_Assigned', { who }) : location;
      if (reason === 'Assigned') return text('reason_Assigned', { who });
      if (reason !== 'Elsewhere') return text(`reason_${reason}`);
      return text('reason_Elsewhere', { isKnown: String(location !== ''), location });
    },
    [text],
  );
}
