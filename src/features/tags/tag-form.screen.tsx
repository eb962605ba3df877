import { useSelector } from '@xstate/react';
import { typedText } from '#machines/records/form-value.ts';
import type { TagForm, TagTeam } from '#machines/tags/tag.ts';
import { useText } from '#i18n/text.tsx';
import { FormText } from '#records/form/fields.tsx';
import { RecordForm, type FormScreenProps } from '#records/form/record-form.tsx';
import { useField } from '#records/form/use-field.ts';
import { Select, type SelectItem } from '#ui/fields/select.tsx';
import { tagAddresses } from '#page/parameters/addresses.ts';
import { ColorField } from './color-field.tsx';
import { TwinNotice } from './twin-notice.tsx';

type Props = FormScreenProps<TagForm, readonly TagTeam[]>;

/** Stands for no team in the field. */
const everyone = 'everyone';

/** Adds or edits a tag. Source: PROJ-027. */
export function TagFormScreen(props: Props) {
  const { actor } = props;
  const text = useText('tags');
  const name = useSelector(actor, ({ context }) => context.form.name);
  const teams = useTeams(props);
  const formatTeam = (id: unknown) =>
    teams.find((team) => team.id === (id || everyone))?.label ?? '';
  return (
    <RecordForm
      {...props}
      text={text}
      list={tagAddresses.list}
      formatValue={(field, value) => (field === 'teamId' ? formatTeam(value) : undefined)}
    >
      <FormText actor={actor} field="name" label={text('name')} isRequired autoFocus />
      <TwinNotice actor={actor} />
      <ColorField actor={actor} label={text('color')} name={name.trim()} />
      <TeamField actor={actor} teams={teams} />
    </RecordForm>
  );
}

/** The team, or everyone: an option of its own, not the lack of a selection. */
function TeamField({ actor, teams }: Pick<Props, 'actor'> & { teams: readonly SelectItem[] }) {
  const text = useText('tags');
  const records = useText('records');
  const label = text('teamId');
  const { value, change, isLocked, error } = useField({ actor, field: 'teamId', label });
  return (
    <div data-field="teamId">
      <Select
        label={label}
        items={teams}
        placeholder={records('pleaseSelect')}
        description={text('everyoneHint')}
        value={typedText(value) || everyone}
        onChange={(id) => change(id === everyone ? '' : (id ?? ''))}
        isLocked={isLocked}
        error={error}
      />
    </div>
  );
}

/** Everyone, the active teams, and an inactive one that the tag is of already. */
function useTeams({ actor }: Pick<Props, 'actor'>): readonly SelectItem[] {
  const text = useText('tags');
  const teams = useSelector(actor, ({ context }) => context.choices) ?? [];
  const [own, base] = useSelector(
    actor,
    ({ context }) => [context.form.teamId, context.base.teamId] as const,
    (one, other) => one[0] === other[0] && one[1] === other[1],
  );
  const offered = teams.filter(
    ({ teamId, isActive }) => isActive || teamId === own || teamId === base,
  );
  return [
    { id: everyone, label: text('everyone') },
    ...offered.map(({ teamId, teamName, isActive }) => ({
      id: teamId,
      label: isActive ? teamName : text('inactiveTeam', { name: teamName }),
    })),
  ];
}
