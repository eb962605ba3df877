import { useSelector } from '@xstate/react';
import { Suspense, useState, type ReactNode } from 'react';
import type { FormValues } from '#machines/records/form-values.ts';
import { isPartOpen, type PartFormActor } from '#machines/records/part-form.ts';

interface OnFirstOpenProps<Form extends FormValues> {
  actor: PartFormActor<Form>;
  children: ReactNode;
}

/** The dialog of a part loads when it is first opened, and stays, so that it can close in its time. */
export function OnFirstOpen<Form extends FormValues>({ actor, children }: OnFirstOpenProps<Form>) {
  const isOpen = useSelector(actor, isPartOpen);
  const [wasOpened, setWasOpened] = useState(isOpen);
  if (isOpen && !wasOpened) setWasOpened(true);
  return wasOpened && <Suspense fallback={null}>{children}</Suspense>;
}
