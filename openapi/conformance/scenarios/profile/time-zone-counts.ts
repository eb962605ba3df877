import { scenario } from '../../scenario/types.ts';

export default scenario({
  title: 'The profile names a time zone and a date format that exist',
  source: 'PROF-007',
  async run(kit) {
    const { profile } = await kit.as('member').ask('getProfile');
    const { timezones } = await kit.as('member').ask('listTimeZones');
    const names = timezones.flatMap(({ id, formerNames = [] }) => [id, ...formerNames]);
    kit.expectThat(`${profile.timeZone} is a time zone`, names.includes(profile.timeZone));
    kit.expectThat(
      `${profile.dateFormat} names day, month and year`,
      ['d', 'm', 'y'].every((part) => profile.dateFormat.toLowerCase().includes(part)),
    );
  },
});
