import { useNavigate } from '@tanstack/react-router';
import { useReturnUrl } from '#session/as-left.ts';
import { assetAddresses } from '#page/addresses.ts';

/** Leads back to the list of assets, as it was left; the asset that was saved gets the focus there. */
export function useLeaveToList(): (savedName?: string) => void {
  const navigate = useNavigate();
  const list = useReturnUrl(assetAddresses.list);
  return (savedName) =>
    void navigate({ ...list, ...(savedName !== undefined && { state: { savedName } }) });
}
