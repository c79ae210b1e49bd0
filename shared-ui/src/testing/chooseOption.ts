import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

/** The combobox of an antd Select, or its accessible name. */
type Box = HTMLElement | string | RegExp;

/** Opens an antd Select and clicks one of its options. */
export async function chooseOption(
  user: UserEvent,
  box: Box,
  option: string | RegExp,
): Promise<void> {
  const list = await openList(user, box);
  await user.click(await within(list).findByRole('option', { name: option }));
}

/** Names of the options of an antd Select, which opens for it. */
export async function optionsOf(user: UserEvent, box: Box): Promise<string[]> {
  const list = await openList(user, box);
  return (await within(list).findAllByRole('option')).map(({ textContent }) => textContent);
}

/**
 * Opens an antd Select.
 * @returns its list; a list that was opened before stays in the document
 */
export async function openList(user: UserEvent, named: Box): Promise<HTMLElement> {
  const box =
    named instanceof HTMLElement ? named : await screen.findByRole('combobox', { name: named });
  await user.click(box);
  return waitFor(() => {
    const list = document.getElementById(box.getAttribute('aria-controls') ?? '');
    if (!list) throw new Error(`The list of ${String(named)} did not open.`);
    return list;
  });
}
