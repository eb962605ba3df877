import { Breadcrumbs, type Crumb } from '#ui/breadcrumbs.tsx';
import { ChevronDown } from 'lucide-react';
import { useId, useState, type ReactNode } from 'react';
import { useText } from '#i18n/text.tsx';
import { Button } from '#ui/button.tsx';
import { PageTitle } from '#ui/page-title.tsx';
import { isolate } from '#ui/isolate.tsx';
import styles from './records.module.css';

export interface PageHeadProps {
  title: string;
  /** What the way to it calls it, where that is shorter. */
  crumb?: string;
  /** The pages between the Dashboard and this one. */
  above?: readonly Crumb[];
  /** What can be done on this page, beside its title. */
  children?: ReactNode;
}

/** Where the person is, the title of the page, and what can be done there. */
export function PageHead({ title, crumb = title, above, children }: PageHeadProps) {
  const text = useText('records');
  return (
    <div className={styles.head}>
      <PageTitle>{`${title} · Atrium`}</PageTitle>
      <Breadcrumbs
        label={text('youAreHere')}
        home={{ title: text('dashboard'), to: '/dashBoard' }}
        {...(above && { above })}
        current={crumb}
      />
      <div className={styles.titleRow}>
        <h1>{isolate(title)}</h1>
        {children !== undefined && <Actions>{children}</Actions>}
      </div>
    </div>
  );
}

/**
 * What can be done on the page. On a phone three or more collapse behind one button, by styles alone:
 * each stays mounted, since it may hold an open dialog.
 */
function Actions({ children }: { children: ReactNode }) {
  const text = useText('records');
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        className={styles.toggle ?? ''}
        icon={<ChevronDown />}
        aria-expanded={isOpen}
        aria-controls={id}
        onPress={() => setOpen(!isOpen)}
      >
        {text('pageActions')}
      </Button>
      <div id={id} className={styles.actions} data-open={isOpen}>
        {children}
      </div>
    </>
  );
}
