import { useNavigate } from '@tanstack/react-router';
import { useReturnUrl } from '#session/use-return-url.ts';
import { assetAddresses } from '#page/parameters/addresses.ts';

/** Navigates back to the list of assets in its last state, with the focus on the saved asset. */
export function useLeaveToList(): (savedName?: string) => void {
  const navigate = useNavigate();
  const list = useReturnUrl(assetAddresses.list);
  return (savedName) =>
    void navigate({ ...list, ...(savedName !== undefined && { state: { savedName } }) });
}
