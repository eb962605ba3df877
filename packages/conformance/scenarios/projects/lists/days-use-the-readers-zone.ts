import { scenario } from '../../../scenario/types.ts';
import { inTimeZone } from '../../../support/people.ts';
import { fetchProfile } from '../../../support/profile.ts';
import { impediment, project, seen, subProject } from '../../../support/projects.ts';

export default scenario({
  title: 'The days of a project and of its impediments are in the reader’s time zone',
  source: 'TEAM-037',
  isExclusive: true,
  async run(ctx) {
    const [admin, me] = [ctx.as('admin'), ctx.as('colleague')];
    const { id: userId } = await fetchProfile(me);
    const projectId = await project(ctx, me);
    await subProject(ctx, me, projectId);
    const impedes = await impediment(ctx, me, projectId);
    await me.request('resolveImpediment', { path: { id: impedes } });
    const shown: (string | undefined)[][] = [];
    // More than a day apart, so that no timestamp has the same date in both.
    for (const timeZone of ['Pacific/Kiritimati', 'Pacific/Pago_Pago']) {
      await inTimeZone(admin, { id: userId, timeZone }, async () => {
        const { subProjects } = await me.request('getProject', { path: { id: projectId } });
        const [found] = (await me.request('getProjectImpediments', { path: { projectId } }))
          .projectImpediments;
        shown.push([
          (await seen(me, projectId)).createdOnAsString,
          subProjects[0]?.createdOnAsString,
          found?.createdOnAsString,
          found?.resolvedOnAsString,
        ]);
      });
    }
    const [there, here] = shown;
    ctx.expectThat(
      'each day is another in another time zone',
      there?.every((day, at) => day !== here?.[at]) ?? false,
    );
  },
});
