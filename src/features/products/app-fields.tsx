import { useSelector } from '@xstate/react';
import type { ProductViewActor } from '#machines/products/product-view.machine.ts';
import { useText } from '#i18n/text.tsx';
import { FaultSummary } from '#records/fault-summary.tsx';
import { FormNumber, FormText } from '#records/fields.tsx';
import { useFaultFocus } from '#ui/use-fault-focus.ts';
import { AppNotice } from './app-notice.tsx';
import styles from './products.module.css';

export const appFormId = 'app-form';

/** An app as a form: Enter saves. Source: document 3, section 5 (App). */
export function AppFields({ actor }: { actor: ProductViewActor }) {
  const text = useText('products');
  const form = useFaultFocus(useSelector(actor, ({ context }) => context.faults));
  return (
    <form
      id={appFormId}
      ref={form}
      noValidate
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        actor.send({ type: 'SAVE' });
      }}
    >
      <AppNotice actor={actor} />
      <FaultSummary actor={actor} labelOf={text} form={form} />
      <FormText actor={actor} field="appName" label={text('appName')} isRequired autoFocus />
      <FormText actor={actor} field="url" label={text('url')} isRequired />
      <FormText actor={actor} field="type" label={text('type')} isRequired />
      <FormNumber actor={actor} field="port" label={text('port')} isRequired />
    </form>
  );
}
