import type { HrmsSkipReason, HrmsType } from '#machines/hrms/hrms.ts';
import { useText } from '#i18n/text.tsx';

/** The names of the fields, and the reasons why a value stays. */
export function useHrmsTexts() {
  const text = useText('hrms');
  return {
    text,
    nameType: (type: HrmsType) => text(`type_${type}`),
    nameReason: (reason: HrmsSkipReason) => text(`reason_${reason}`),
  };
}
