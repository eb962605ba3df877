import { fromPromise } from 'xstate';
import { api } from '#openapi/client/index.ts';
import type { Employee } from '../employee.ts';

/** The URL of the new image, relative to that of the API. */
export const uploadEmployeeImage = fromPromise<string, { id: string; file: File }>(
  async ({ input: { id, file }, signal }) => {
    const { employee } = await api.uploadEmployeeImage({ path: { id }, body: { file }, signal });
    return employee.profileImageUrl ?? '';
  },
);

/** The employee whose image is removed. */
export type PicturedEmployee = Pick<Employee, 'id' | 'fullName'>;

export const removeEmployeeImage = fromPromise<unknown, { part: PicturedEmployee }>(
  ({ input: { part }, signal }) => api.removeEmployeeImage({ path: { id: part.id }, signal }),
);
