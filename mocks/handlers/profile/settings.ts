import { message, ok, type Handlers } from '../../core/requests/handler.ts';
import { rejectField } from '../../core/requests/http-error.ts';
import { changed } from '../../core/records/versions.ts';
import type { Member, Person } from '../../store/world.ts';
import { isTimeZone } from '../../common/registration/time-zones.ts';

/** A user's date and time formats. Source: PROF-004, PROF-006. */
export const settings: Pick<Handlers<'profile'>, 'updateDateFormatAndTimeZone'> = {
  updateDateFormatAndTimeZone: async (call) => {
    const { body, person, user, db } = call;
    const { dateFormat, timeZone, hourFormat = user.hourFormat } = body;
    if (!isTimeZone(timeZone)) throw rejectField('timeZone', 'invalid', { field: 'timeZone' });
    const after = changed(user, { dateFormat, timeZone, ...(hourFormat && { hourFormat }) }, call);
    await db.put('tenantUsers', after);
    return ok({
      securityUser: toSecurityUser(person, after),
      successMessages: [message('settingsSaved')],
    });
  },
};

/** A user of the tenant as the contract defines it. Source: PROF-007. */
const toSecurityUser = ({ id, name, email }: Person, user: Member) => ({
  id,
  name,
  email,
  roleType: user.roleType,
  dateOfBirth: user.dateOfBirth,
  profileImageUrl: user.profileImageUrl,
  dateFormat: user.dateFormat,
  timeZone: user.timeZone,
  hourFormat: user.hourFormat ?? 'language',
});
