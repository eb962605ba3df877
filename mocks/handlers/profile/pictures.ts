import { fromBase64, toBase64 } from '../../core/base64.ts';
import { message, ok, sent, type Handlers } from '../../core/handler.ts';
import { refuse } from '../../core/refusal.ts';

/** Bytes that a picture may have. Source: document 1, sections 5 and 9. */
const largest = 2_097_152;

/** Profile pictures, kept in the store. Source: document 1, sections 2, 5, 7 and 8. */
export const pictures: Pick<Handlers<'profile'>, 'uploadProfileImage' | 'getProfileImage'> = {
  uploadProfileImage: {
    before: async ({ body: { file } }) => {
      if (file.bytes.length > largest) throw refuse(413, 'fileTooLarge', { size: largest / 1024 });
      const { pictureTypeOf } = await import('./picture-type.ts');
      const type = pictureTypeOf(file);
      const data = toBase64(file.bytes);
      return async ({ path, user, db }) => {
        for (const { id } of await db.query('profileImages', { where: { personId: user.id } })) {
          await db.remove('profileImages', id);
        }
        const id = crypto.randomUUID();
        await db.put('profileImages', { id, personId: user.id, type, data });
        const profileImageUrl = `/${path.tenantId}/tenantuser/profile-image/${id}`;
        await db.put('tenantUsers', { ...user, profileImageUrl });
        const employee = user.employeeId ? await db.get('employees', user.employeeId) : undefined;
        if (employee) await db.put('employees', { ...employee, profileImageUrl });
        return ok({ imageUrl: profileImageUrl, successMessages: [message('pictureChanged')] });
      };
    },
  },

  getProfileImage: async ({ path, db }) => {
    const image = await db.get('profileImages', path.imageId);
    if (!image) throw refuse(404, 'pictureUnknown');
    const name = `${image.id}.${image.type.replace(/^image\/(\w+).*$/, '$1')}`;
    return sent({ name, type: image.type, write: async () => fromBase64(image.data) });
  },
};
