import { fromPromise } from 'xstate';
import { api, type ResponseBody } from '#openapi/client/index.ts';

/** A member's day as the member sees it. */
export type MemberDay = ResponseBody<'getCentralMemberDay'>;

export const loadMemberDay = fromPromise<MemberDay, { employeeId: string; date: string }>(
  ({ input: path, signal }) => api.getCentralMemberDay({ path, signal }),
);
