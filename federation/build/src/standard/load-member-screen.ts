import { createElement, type ComponentType } from 'react';

/**
 * What the standard entry exposes for a screen behind the sign-in.
 * @param title of the screen, as in the network's menu
 * @returns imports the component that takes the screen's place
 */
export const loadMemberScreen = (title: string) => async (): Promise<ComponentType> => {
  const { MemberScreen } = await import('./MemberScreen');
  return () => createElement(MemberScreen, { title });
};
