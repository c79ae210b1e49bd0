import type { News } from '@alumni/shared-contract';
import { notifySuccess } from '@alumni/shared-ui/feedback';
import { useRef, useState } from 'react';
import { useNewsItem, useNewsWrites } from '../../api/news';
import { notifyFailure } from '../../components/notify-failure';

/** Publishes a draft, or puts an item back to draft: shown at once, taken back when it fails. */
export function usePublication(news: News) {
  const { mutate } = useNewsItem(String(news.id));
  const { update } = useNewsWrites();
  const [isSaving, setSaving] = useState(false);
  const running = useRef(false);
  const show = (item: News) => mutate(item, { revalidate: false });

  async function toggle() {
    if (running.current) return;
    running.current = true;
    setSaving(true);
    const changed = toggled(news);
    const { id, titre, contenu, draft } = changed;
    try {
      await show(changed);
      await update(id, { titre, contenu, draft });
      notifySuccess();
    } catch (error) {
      await show(news);
      notifyFailure(error);
    } finally {
      running.current = false;
      setSaving(false);
    }
  }
  return { toggle, isSaving };
}

/** Its first date of publication is kept: the server holds the same rule. */
function toggled(news: News): News {
  if (news.draft === 0) return { ...news, draft: 1 };
  return { ...news, draft: 0, date_publication: news.date_publication ?? new Date().toISOString() };
}
