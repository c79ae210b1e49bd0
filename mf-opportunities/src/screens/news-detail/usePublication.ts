import type { News } from '@alumni/shared-contract';
import { attempt } from '@alumni/shared-ui/feedback';
import { useRef, useState } from 'react';
import { useNewsItem } from '../../api/news';
import { useNewsWrites } from '../../api/useNewsWrites';

/** Publishes a draft, or turns an item back into one: shown at once, reverted after a failure. */
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
    await show(changed);
    const saved = await attempt(() => update(id, { titre, contenu, draft }), titre);
    if (!saved) await show(news);
    running.current = false;
    setSaving(false);
  }
  return { toggle, isSaving };
}

/** Keep the first publication date, as the server does. */
function toggled(news: News): News {
  if (news.draft === 0) return { ...news, draft: 1 };
  return { ...news, draft: 0, date_publication: news.date_publication ?? new Date().toISOString() };
}
