import { stepFilter } from '#machines/reviews/list/step-filter.ts';
import { listParameters } from './list-parameters.ts';

/**
 * For `validateSearch` of the route of the reviews. Notifications lead to `?step=`, which becomes the
 * filter of that step; undefined, so that it leaves the address. Source: NOTIF-001.
 */
export const reviewParameters = (search: Record<string, unknown>) => {
  const parameters = listParameters(search);
  const { step } = search;
  if (typeof step !== 'string') return parameters;
  return { [`filter.${stepFilter}`]: step, ...parameters, step: undefined };
};
