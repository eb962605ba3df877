import * as v from 'valibot';
import { useState } from 'react';
import { keepChoice, keptChoice } from './kept-choices.ts';

const name = 'chartAsTable';

/** Whether a person reads charts as tables; remembered on this device for all of their charts. */
export function useKeptChartView(subject: string) {
  const [isTable, setIsTable] = useState(() => keptChoice(subject, name, v.boolean()) ?? false);
  return {
    isTable,
    onTable: (chosen: boolean) => {
      setIsTable(chosen);
      keepChoice(subject, name, chosen);
    },
  };
}
