import { scenario } from '../../scenario/types.ts';

export default scenario({
  title: 'The profile accepts only a time zone and a date format that exist',
  source: 'PROF-007',
  async run(ctx) {
    const { profile } = await ctx.as('member').request('getProfile');
    const { timezones } = await ctx.as('member').request('listTimeZones');
    const names = timezones.flatMap(({ id, formerNames = [] }) => [id, ...formerNames]);
    ctx.expectThat(`${profile.timeZone} is a time zone`, names.includes(profile.timeZone));
    ctx.expectThat(
      `${profile.dateFormat} names day, month and year`,
      ['d', 'm', 'y'].every((part) => profile.dateFormat.toLowerCase().includes(part)),
    );
  },
});
