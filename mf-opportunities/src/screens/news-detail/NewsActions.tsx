import type { News } from '@alumni/shared-contract';
import { LinkButton } from '@alumni/shared-ui/antd-link';
import { href, useNavigate } from '@alumni/shared-ui/router';
import Button from 'antd/es/button';
import { useNewsDelete } from '../../components/useNewsDelete';
import { usePublication } from './usePublication';

/** Staff actions on a news item. */
export function NewsActions({ news }: { news: News }) {
  const navigate = useNavigate();
  const remove = useNewsDelete();
  const { toggle, isSaving } = usePublication(news);
  const { id, draft } = news;
  return (
    <>
      <Button
        type={draft === 1 ? 'primary' : 'default'}
        aria-busy={isSaving}
        // The second click of a double click would undo the first.
        onClick={({ detail }) => detail < 2 && void toggle()}
      >
        {draft === 1 ? 'Publier' : 'Remettre en brouillon'}
      </Button>
      <LinkButton to={href('actuality_update', { id })}>Modifier</LinkButton>
      <Button
        danger
        onClick={() =>
          void remove(news).then(
            (gone) => gone && navigate(href('liste_actualities'), { replace: true }),
          )
        }
      >
        Supprimer
      </Button>
    </>
  );
}
