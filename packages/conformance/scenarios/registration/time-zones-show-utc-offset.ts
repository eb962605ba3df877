import { scenario } from '../../scenario/types.ts';

export default scenario({
  title: 'Time zones are listed from west to east, each with its current difference from UTC',
  source: 'REG-026, REG-D04',
  async run(ctx) {
    const { timezones } = await ctx.as('admin').request('listTimeZones');
    const minutes = timezones.map(({ id, description }) => {
      const message = /^\(UTC([+-])(\d\d):(\d\d)\) /.exec(description);
      ctx.expectThat(`${description} describes a difference`, message !== null);
      const size = Number(message?.[2]) * 60 + Number(message?.[3]);
      const ahead = message?.[1] === '-' ? -size : size;
      ctx.expectEqual(`the difference of ${id}`, ahead, getUtcOffset(id));
      return ahead;
    });
    const sorted = minutes.toSorted((a, b) => a - b);
    ctx.expectEqual('the order', minutes, sorted);
    const ids = timezones.map(({ id }) => id);
    const inOrder = ids.every(
      (id, at) => at === 0 || minutes[at] !== minutes[at - 1] || (ids[at - 1] ?? '') < id,
    );
    ctx.expectThat('of one difference they are by name', inOrder);
  },
});

/** Minutes that a zone is currently ahead of UTC. */
function getUtcOffset(timeZone: string): number {
  const now = new Date();
  now.setUTCMinutes(0, 0, 0);
  const localFormat = new Intl.DateTimeFormat('sv-SE', {
    timeZone,
    dateStyle: 'short',
    timeStyle: 'medium',
  });
  return (Date.parse(`${localFormat.format(now).replace(' ', 'T')}Z`) - now.getTime()) / 60_000;
}
