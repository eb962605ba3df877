import { fromPromise } from 'xstate';
import { api, Problem } from '#openapi/client/index.ts';
import type { LoadedForm, MadeRecord } from '../records/form-values.ts';
import { emptyId } from '../validation/rules.ts';
import { emptyTeam, toTeamBody, toTeamForm, type TeamForm, validateTeam } from './team.ts';
import { createRecordForm } from '../records/create-record-form.ts';

/** The response is a list; its first entry is the team. */
const loadTeamForm = fromPromise<LoadedForm<TeamForm>, { id: string | null }>(
  async ({ input: { id }, signal }) => {
    if (id === null) return { form: emptyTeam, version: null };
    const [team] = (await api.getTeam({ path: { id }, signal })).teams;
    if (!team) throw new Problem('notFound', 404);
    return { form: toTeamForm(team), version: team.version };
  },
);

/** An empty identifier creates a team, any other updates one. */
const saveTeam = fromPromise<
  MadeRecord<TeamForm> | null,
  LoadedForm<TeamForm> & { id: string | null }
>(async ({ input: { id, form, version }, signal }) => {
  const seen = version === null ? {} : { version };
  await api.saveTeam({ body: { teamId: id ?? emptyId, ...toTeamBody(form), ...seen }, signal });
  return null;
});

export const teamFormMachine = createRecordForm<TeamForm>({
  id: 'team-form',
  description: 'A team is added, duplicated or edited. Source: TEAM-022, TEAM-011.',
  emptyForm: emptyTeam,
  validate: validateTeam,
  loadForm: loadTeamForm,
  saveForm: saveTeam,
});
