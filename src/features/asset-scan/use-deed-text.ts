import type { Deed } from '#machines/asset-scan/scan.ts';
import { useText } from '#i18n/text.tsx';

/** A deed in a few words, such as "Assign to Ben Okafor". */
export function useDeedText(): (deed: Deed) => string {
  const text = useText('assetScan');
  const assets = useText('assets');
  return (deed) => {
    if (deed.what === 'assign') return text('deed_assign', { name: deed.receiver.name });
    if (deed.what === 'move') {
      return text('deed_move', { name: deed.place.name || text('nowhere') });
    }
    if (deed.what === 'status') {
      return text('deed_status', { name: assets(`status_${deed.status}`) });
    }
    return text(`what_${deed.what}`);
  };
}
