import type { TenantUser } from '../../store/world.ts';
import type { TwoFactorRecord } from '../../store/world/account.ts';
import { shownIn } from '@atrium/time/zoned';

/** How long a key waits for its first code, and recovery codes can be fetched, in ms. */
const setUpTime = 3_600_000;
const codesTime = 600_000;

/** Whether two-factor authentication is on. */
export const isOn = (record: TwoFactorRecord | undefined): record is TwoFactorRecord =>
  record !== undefined && record.enabledOn !== null;

/** Whether a key is still waiting for its first code. */
export const isStarted = (
  record: TwoFactorRecord | undefined,
  now: number,
): record is TwoFactorRecord =>
  record !== undefined && record.enabledOn === null && now < Date.parse(record.madeOn) + setUpTime;

/** Whether the user has just verified themselves, so that recovery codes can be fetched. */
export const mayFetchCodes = (
  record: TwoFactorRecord | undefined,
  now: number,
): record is TwoFactorRecord =>
  isOn(record) && record.verifiedOn !== null && now < Date.parse(record.verifiedOn) + codesTime;

/** The status as the contract defines it, with the date in the user's format. */
export function getStatus(
  record: TwoFactorRecord | undefined,
  { timeZone, dateFormat }: Pick<TenantUser, 'timeZone' | 'dateFormat'>,
) {
  const enabledOn = record?.enabledOn ?? null;
  const pattern = dateFormat === 'DD/MM/YYYY' ? 'dd/MM/yyyy' : 'MM/dd/yyyy';
  return {
    isTwoFactorAuthEnabled: enabledOn !== null,
    twoFactorAuthEnabledOn: enabledOn,
    twoFactorAuthEnabledOnAsString: enabledOn === null ? '' : shownIn(enabledOn, timeZone, pattern),
    recoveryCodesLeft: enabledOn === null ? 0 : (record?.recoveryHashes.length ?? 0),
  };
}
