import type { FormRow } from '#machines/reviews/forms/form-row.ts';
import { useText } from '#i18n/text.tsx';
import { onDemand } from '#ui/hooks/on-demand.ts';
import { RowMenu } from '#ui/overlays/row-menu.tsx';
import type { FormRows } from './use-form-rows.ts';

const RowActionsMenu = onDemand(() =>
  import('./row-actions-menu.tsx').then((module) => module.RowActionsMenu),
);

interface RowItemMenuProps {
  form: FormRows;
  row: FormRow;
  name: string;
}

/** The menu of a question or a section in the form editor. */
export function RowItemMenu(props: RowItemMenuProps) {
  const text = useText('records');
  return (
    <RowMenu label={text('moreActions', { name: props.name })} list={RowActionsMenu}>
      <RowActionsMenu {...props} />
    </RowMenu>
  );
}
