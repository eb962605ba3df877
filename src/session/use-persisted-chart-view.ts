import * as v from 'valibot';
import { useState } from 'react';
import { persistChoice, readChoice } from './storage/lists/persisted-choices.ts';

const name = 'chartAsTable';

/** Whether a user views charts as tables; stored on this device for all of their charts. */
export function usePersistedChartView(subject: string) {
  const [isTable, setIsTable] = useState(() => readChoice(subject, name, v.boolean()) ?? false);
  return {
    isTable,
    onTable: (selected: boolean) => {
      setIsTable(selected);
      persistChoice(subject, name, selected);
    },
  };
}
