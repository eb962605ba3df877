import { useActorRef, useSelector } from '@xstate/react';
import { assigneeSearchMachine } from '#machines/asset-assignment/assignee-search.machine.ts';
import { toAssigneeChoice, receiverOfChoice } from '#machines/asset-assignment/assignee.ts';
import { assetChoicesMachine } from '#machines/assets/list/asset-choices.machine.ts';
import { assetStatuses } from '#machines/assets/asset.ts';
import type { ScanAssetsActor } from '#machines/asset-scan/scan-assets.machine.ts';
import type { ScanSettings } from '#machines/asset-scan/scan.ts';
import { useText } from '#i18n/text.tsx';
import { ChoiceSearchField } from '#records/list/search-field.tsx';
import { Select } from '#ui/fields/select.tsx';

interface ScanSettingsFieldProps {
  actor: ScanAssetsActor;
  what: 'assign' | 'move' | 'status';
  /** The error that a selection is required first. */
  error: string | undefined;
}

/** The field for the receiver, location or status. */
export function ScanSettingsField({ what, ...field }: ScanSettingsFieldProps) {
  if (what === 'assign') return <Receiver {...field} />;
  return what === 'move' ? <Location {...field} /> : <Status {...field} />;
}

type FieldProps = Omit<ScanSettingsFieldProps, 'what'>;

function useScanSettings({ actor }: Pick<FieldProps, 'actor'>) {
  const settings = useSelector(actor, ({ context }) => context.settings);
  const change = (changed: Partial<ScanSettings>) =>
    actor.send({ type: 'settings.change', change: changed });
  return { settings, change };
}

function Receiver({ actor, error }: FieldProps) {
  const text = useText('handover');
  const { settings, change } = useScanSettings({ actor });
  const { receiver } = settings;
  const search = useActorRef(assigneeSearchMachine, {
    input: { selected: receiver && toAssigneeChoice({ ...receiver, teamName: '' }) },
  });
  return (
    <ChoiceSearchField
      isRequired
      label={text('receiver')}
      search={search}
      error={receiver === null ? error : undefined}
      onChange={(choice) => change({ receiver: choice && receiverOfChoice(choice) })}
    />
  );
}

/** Represents "no location" among the ids. */
const nowhere = 'nowhere';

function Location({ actor, error }: FieldProps) {
  const text = useText('assetScan');
  const records = useText('records');
  const { settings, change } = useScanSettings({ actor });
  const choices = useActorRef(assetChoicesMachine);
  const known = useSelector(choices, ({ context }) => context.choices?.assetLocations ?? []);
  const isUnknown = useSelector(choices, (state) => state.matches('unknown'));
  const locations = [...known, { id: nowhere, value: text('nowhere') }];
  return (
    <Select
      isRequired
      label={text('location')}
      placeholder={records('pleaseSelect')}
      items={locations.map(({ id, value }) => ({ id, label: value }))}
      value={settings.location && (settings.location.id ?? nowhere)}
      error={settings.location === null ? error : undefined}
      {...(isUnknown && { description: text('placesUnknown') })}
      onChange={(id) => {
        const location = locations.find((each) => each.id === id);
        change({
          location: location
            ? { id: id === nowhere ? null : location.id, name: location.value }
            : null,
        });
      }}
    />
  );
}

function Status({ actor, error }: FieldProps) {
  const text = useText('assetScan');
  const assets = useText('assets');
  const records = useText('records');
  const { settings, change } = useScanSettings({ actor });
  return (
    <Select
      isRequired
      label={text('status')}
      description={text('statusHint')}
      placeholder={records('pleaseSelect')}
      // Only an assignment sets the status to Assigned.
      items={assetStatuses
        .filter((status) => status !== 'Assigned')
        .map((id) => ({ id, label: assets(`status_${id}`) }))}
      value={settings.status}
      error={settings.status === null ? error : undefined}
      onChange={(status) => change({ status })}
    />
  );
}
