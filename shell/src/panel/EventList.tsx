import './zod-without-code';
import { eventSchemas } from '@alumni/shared-contract/events';
import { StatusTag } from '@alumni/shared-ui/antd-page';
import { useRecordedEvents, type RecordedEvent } from '@alumni/shared-ui/events';
import styles from './ToolsPanel.module.css';

/** Events between remotes, the latest first, and whether they are as the contract says. */
export function EventList() {
  const events = useRecordedEvents();
  if (events.length === 0) return <p>Aucun depuis l’ouverture de la page.</p>;
  return (
    <ul className={styles.rows}>
      {events.map((event) => (
        <li key={event.order}>
          <code>{event.name}</code> <Fault of={event} />
          <small>
            {timeOf(event)}, {event.isOwn ? 'de cet onglet' : 'd’un autre onglet'}, {heardBy(event)}
          </small>
          <small>
            <code>{JSON.stringify(event.data)}</code>
          </small>
        </li>
      ))}
    </ul>
  );
}

const timeOf = ({ at }: RecordedEvent) => at.toLocaleTimeString('fr-FR');

function heardBy({ listeners }: RecordedEvent): string {
  if (listeners === 0) return 'écouté par personne';
  return listeners === 1 ? 'écouté une fois' : `écouté ${listeners} fois`;
}

const schemas = new Map(Object.entries(eventSchemas));

/** Another release may send what this one does not know. */
function Fault({ of: { name, data } }: { of: RecordedEvent }) {
  const schema = schemas.get(name);
  if (!schema) return <StatusTag tone="warning">inconnu de cette version</StatusTag>;
  if (schema.safeParse(data).success) return null;
  return <StatusTag tone="danger">contraire au contrat</StatusTag>;
}
