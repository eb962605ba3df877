import { useSelector } from '@xstate/react';
import { typedText } from '#machines/records/form-value.ts';
import {
  pageRights,
  type PageRoutes,
  type PortalPageForm,
} from '#machines/portal-pages/portal-page.ts';
import { nameRight } from '#i18n/right-names.ts';
import { useText } from '#i18n/text.tsx';
import { FormCombo } from '#records/form/choice-fields.tsx';
import { FormSwitch, FormText } from '#records/form/fields.tsx';
import { RecordForm, type FormScreenProps } from '#records/form/record-form.tsx';
import { portalPageAddresses } from '#page/parameters/addresses.ts';
import { ComboBox } from '#ui/fields/combo-box.tsx';

type Props = FormScreenProps<PortalPageForm, PageRoutes>;

/** Adds or edits a page of the portal. Source: ADMIN-003. */
export function PortalPageFormScreen(props: Props) {
  const { actor } = props;
  const text = useText('portalPages');
  const rights = useText('privileges');
  const choices = pageRights.map((id) => ({ id, label: nameRight(rights, id) }));
  const getRight = (id: unknown) => choices.find((choice) => choice.id === id)?.label;
  return (
    <RecordForm
      {...props}
      text={text}
      getLabel={(field) => text(field === 'title' ? 'pageTitle' : field)}
      list={portalPageAddresses.list}
      stateText={(isOn) => text(isOn ? 'active' : 'inactive')}
      formatValue={(field, value) =>
        field === 'privilege' ? (getRight(value) ?? text('noRight')) : undefined
      }
    >
      <FormText actor={actor} field="title" label={text('pageTitle')} isRequired autoFocus />
      <FormText
        actor={actor}
        field="name"
        label={text('name')}
        description={text('nameHint')}
        isRequired
      />
      <FormText
        actor={actor}
        field="route"
        label={text('route')}
        description={text('routeHint')}
        isRequired
      />
      <KnownRoutes actor={actor} />
      <FormCombo
        actor={actor}
        field="privilege"
        label={text('privilege')}
        description={text('privilegeHint')}
        choices={choices}
      />
      <FormSwitch
        actor={actor}
        field="isActive"
        label={text('isActive')}
        stateText={(isOn) => text(isOn ? 'activeText' : 'inactiveText')}
      />
    </RecordForm>
  );
}

/** Fills in an address of the portal; one with a parameter is completed by typing. */
function KnownRoutes({ actor }: Pick<Props, 'actor'>) {
  const text = useText('portalPages');
  const records = useText('records');
  const route = useSelector(actor, ({ context }) => typedText(context.form.route).trim());
  const routes = useSelector(actor, ({ context }) => context.choices ?? []);
  const isLocked = useSelector(actor, (state) => !state.hasTag('editable'));
  return (
    <ComboBox
      label={text('knownRoutes')}
      options={routes.map((id) => ({ id, label: id }))}
      placeholder={records('pleaseSelect')}
      noResults={records('noResults')}
      value={routes.includes(route) ? route : null}
      onChange={(id) => {
        if (id !== null) actor.send({ type: 'form.changed', change: { route: id } });
      }}
      isReadOnly={isLocked}
    />
  );
}
