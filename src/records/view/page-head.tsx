import { Breadcrumbs, type Crumb } from '#ui/display/navigation/breadcrumbs.tsx';
import { ChevronDown } from 'lucide-react';
import { useId, useState, type ReactNode } from 'react';
import { useText } from '#i18n/text.tsx';
import { Button } from '#ui/controls/button.tsx';
import { PageTitle } from '#ui/display/navigation/page-title.tsx';
import { isolate } from '#ui/controls/isolate.tsx';
import styles from '../records.module.css';

export interface PageHeadProps {
  title: string;
  /** A shorter title for the breadcrumb. */
  crumb?: string;
  /** The pages between the Dashboard and this page. */
  above?: readonly Crumb[];
  /** The page's actions, next to its title. */
  children?: ReactNode;
}

/** The breadcrumb, the title and the actions of a page. */
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
 * The page's actions. On a phone, three or more collapse behind one button with CSS only: each
 * stays mounted, because it may have an open dialog.
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
