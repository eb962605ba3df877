import { useActorRef } from '@xstate/react';
import { dayEventsMachine } from '#machines/calendar/day-events.machine.ts';
import { useSendOnChange } from '#page/records/use-send-on-change.ts';
import { useTabReturn } from '#page/entry/use-tab-return.ts';
import { DayEvents, type DayEventsProps } from './day-events.tsx';

interface Props extends Omit<DayEventsProps, 'actor'> {
  date: string;
}

/** The events of the day in the address. */
export function DayEventsPart({ date, ...rest }: Props) {
  const actor = useActorRef(dayEventsMachine, { input: { date } });
  useSendOnChange(actor, { type: 'day.changed', date });
  useTabReturn(actor);
  return <DayEvents actor={actor} {...rest} />;
}
