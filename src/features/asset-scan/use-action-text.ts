import type { ScanAction } from '#machines/asset-scan/scan.ts';
import { useText } from '#i18n/text.tsx';

/** A short text for an action, e.g. "Assign to Ben Okafor". */
export function useActionText(): (action: ScanAction) => string {
  const text = useText('assetScan');
  const assets = useText('assets');
  return (action) => {
    if (action.what === 'assign') return text('action_assign', { name: action.receiver.name });
    if (action.what === 'move') {
      return text('action_move', { name: action.location.name || text('nowhere') });
    }
    if (action.what === 'status') {
      return text('action_status', { name: assets(`status_${action.status}`) });
    }
    return text(`what_${action.what}`);
  };
}
