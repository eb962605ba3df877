import { useId, useState } from 'react';
import { getChangeBlock, type WorkItem } from '#machines/work-view/items/work-item.ts';
import { useFieldSettings } from '#i18n/format.tsx';
import { useText } from '#i18n/text.tsx';
import { useDayInput } from '#records/report/use-day-input.ts';
import { Button } from '#ui/controls/button.tsx';
import { DateField } from '#ui/dates/date-field.tsx';
import { Dialog } from '#ui/overlays/dialog.tsx';
import { useBlockText } from './use-block-text.ts';

interface DueDayFormProps {
  item: WorkItem;
  onPick: (day: string) => void;
}

export interface DueDayDialogProps extends DueDayFormProps {
  isOpen: boolean;
  onClose: () => void;
}

/** Selects any day that a task is due on. Loaded when it opens, since a calendar is large. */
export function DueDayDialog({ item, isOpen, onClose, onPick }: DueDayDialogProps) {
  const text = useText('workView');
  const records = useText('records');
  const form = useId();
  return (
    <Dialog
      title={text('dueDialog', { name: item.title })}
      size="small"
      isOpen={isOpen}
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>{records('cancel')}</Button>
          <Button variant="primary" type="submit" form={form}>
            {records('save')}
          </Button>
        </>
      }
    >
      <DueDayForm id={form} item={item} onPick={onPick} />
    </Dialog>
  );
}

function DueDayForm({ id, item, onPick }: DueDayFormProps & { id: string }) {
  const text = useText('workView');
  const toText = useBlockText();
  const settings = useFieldSettings();
  const [day, setDay] = useState(item.dueOn ?? '');
  const input = useDayInput({
    label: text('dueOn'),
    applied: day,
    onDay: (typed) => setDay(typed ?? ''),
  });
  const [isSubmitted, setSubmitted] = useState(false);
  const isDay = day !== '' && input.value === day;
  const error = isDay ? toText(getChangeBlock(item, { dueOn: day })) : text('dayMissing');
  return (
    <form
      id={id}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setSubmitted(true);
        if (isDay && error === null) onPick(day);
      }}
    >
      <DateField
        {...settings.day}
        {...input}
        error={isSubmitted ? (error ?? undefined) : input.error}
        isRequired
        autoFocus
      />
    </form>
  );
}
