import type { AreaOperations } from '@atrium/contract/generated/operations.ts';
import { removeImage, setImage } from '../../../common/people/set-image.ts';
import { readImage } from '../../../core/images/store-image.ts';
import { message, ok, type Handlers } from '../../../core/requests/handler.ts';
import type { Scope } from '../../../store/store.ts';
import type { World } from '../../../store/world.ts';
import { getEmployeeRecord, loadView } from './employee-views.ts';

type Group = Extract<AreaOperations<'people'>, 'uploadEmployeeImage' | 'removeEmployeeImage'>;

/** The images of employees, set by those who may edit them. Source: PEOPL-D17. */
export const employeeImage: Pick<Handlers<'people'>, Group> = {
  uploadEmployeeImage: {
    before: async ({ body: { file } }) => {
      const image = await readImage(file);
      return async ({ db, path: { tenantId, id } }) => {
        await setImage({ db, tenantId }, await loadOwners(db, id), image);
        const successMessages = [message('employeeImageChanged')];
        return ok({ employee: await loadView(db, id), successMessages });
      };
    },
  },

  removeEmployeeImage: async ({ db, path: { id } }) => {
    await removeImage(db, await loadOwners(db, id));
    const successMessages = [message('employeeImageRemoved')];
    return ok({ employee: await loadView(db, id), successMessages });
  },
};

/** An employee, and the user who is linked to them. 404 for an unknown one. */
async function loadOwners(db: Scope<World>, id: string) {
  const employee = await getEmployeeRecord(db, id);
  const [user] = await db.query('tenantUsers', { where: { employeeId: id } });
  return { employee, user };
}
