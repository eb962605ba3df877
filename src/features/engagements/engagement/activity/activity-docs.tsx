import { useSelector } from '@xstate/react';
import { FilePlus2, FileText, Pencil, X } from 'lucide-react';
import type { ActivityDocFormActor } from '#machines/engagements/engagement/activity/activity-doc.machine.ts';
import { useText } from '#i18n/text.tsx';
import { FormText } from '#records/form/fields.tsx';
import { WebLink } from '#records/view/web-link.tsx';
import { Button } from '#ui/controls/button.tsx';
import type { ActivityTabProps } from './activity-tabs.tsx';
import styles from '../engagement.module.css';
import { InlineForm } from '../inline-form.tsx';

/** The document links of an activity. Source: ENGAG-024, ENGAG-062, ENGAG-064, ENGAG-079. */
export function ActivityDocs({ actor, blocked }: ActivityTabProps) {
  const text = useText('engagement');
  const { docs, isDone } = useSelector(actor, ({ context }) => context.activity);
  const form = useSelector(actor, ({ children }) => children.doc);
  return (
    <div className={styles.part}>
      {docs.length === 0 && !form && <p className={styles.muted}>{text('noDocs')}</p>}
      {docs.length > 0 && (
        <ul className={styles.items}>
          {docs.map((doc) => (
            <li key={doc.id}>
              <FileText aria-hidden="true" className={styles.mark} />
              <span className={styles.grow}>
                <WebLink url={doc.url} name={doc.description} />
              </span>
              {!isDone && (
                <>
                  <Button
                    variant="quiet"
                    size="small"
                    icon={<Pencil aria-hidden="true" />}
                    aria-label={text('editNamed', { name: doc.description })}
                    blockedBecause={blocked}
                    onPress={() => actor.send({ type: 'doc.write', doc })}
                  />
                  <Button
                    variant="quiet"
                    size="small"
                    icon={<X aria-hidden="true" />}
                    aria-label={text('removeNamed', { name: doc.description })}
                    blockedBecause={blocked}
                    onPress={() =>
                      actor.send({
                        type: 'part.remove',
                        removed: { kind: 'doc', id: doc.id, name: doc.description },
                      })
                    }
                  />
                </>
              )}
            </li>
          ))}
        </ul>
      )}
      {form && blocked === null && <DocForm actor={form} />}
      {!form && !isDone && (
        <div data-write>
          <Button
            size="small"
            icon={<FilePlus2 aria-hidden="true" />}
            blockedBecause={blocked}
            onPress={() => actor.send({ type: 'doc.write', doc: null })}
          >
            {text('addDoc')}
          </Button>
        </div>
      )}
    </div>
  );
}

/** Adds or changes a document link. */
export function DocForm({ actor }: { actor: ActivityDocFormActor }) {
  const text = useText('engagement');
  const labels = { description: text('docDescription'), url: text('url') };
  return (
    <InlineForm actor={actor} label={text('addDoc')} getLabel={(field) => labels[field]}>
      <FormText actor={actor} field="description" label={labels.description} isRequired autoFocus />
      <FormText
        actor={actor}
        field="url"
        label={labels.url}
        description={text('urlHint')}
        type="url"
        isRequired
      />
    </InlineForm>
  );
}
