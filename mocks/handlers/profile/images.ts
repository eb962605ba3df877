import { fromBase64 } from '../../core/files/base64.ts';
import { message, ok, sent, type Handlers } from '../../core/requests/handler.ts';
import { setImage } from '../../common/people/set-image.ts';
import { readImage } from '../../core/images/store-image.ts';
import { foundOr404 } from '../../core/records/records.ts';

/** Profile images, persisted in the store. Source: PROF-020, PROF-019, PROF-002. */
export const imageHandlers: Pick<Handlers<'profile'>, 'uploadProfileImage' | 'getProfileImage'> = {
  uploadProfileImage: {
    before: async ({ body: { file } }) => {
      const image = await readImage(file);
      return async ({ path, user, db }) => {
        const { tenantId } = path;
        const employee = user.employeeId ? await db.get('employees', user.employeeId) : undefined;
        const imageUrl = await setImage({ db, tenantId }, { user, employee }, image);
        return ok({ imageUrl, successMessages: [message('imageChanged')] });
      };
    },
  },

  getProfileImage: async ({ path, db }) => {
    const image = foundOr404(await db.get('profileImages', path.imageId), 'imageUnknown');
    const name = `${image.id}.${image.type.replace(/^image\/(\w+).*$/, '$1')}`;
    return sent({ name, type: image.type, write: async () => fromBase64(image.data) });
  },
};
