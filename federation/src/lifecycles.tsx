import React, { createElement, type ComponentType } from 'react';
import ReactDOMClient from 'react-dom/client';
import singleSpaReact from 'single-spa-react';

/**
 * The single-spa lifecycles of a screen, for pages that are not ours. The error boundary is not
 * optional: without it a screen that throws leaves `mount()` pending for ever.
 * @param load brings the screen's component; the parcel's props become its props
 * @param name names the place of a fault for who reads the page's source
 */
export function screenLifecycles(load: () => Promise<ComponentType>, name: string) {
  return singleSpaReact({
    React,
    ReactDOMClient,
    // Its types want a component of single-spa's own props; a screen takes none.
    loadRootComponent: load as never,
    renderType: 'createRoot',
    errorBoundary: () =>
      createElement(
        'p',
        { role: 'alert', 'data-screen': name },
        'Cet écran est momentanément indisponible.',
      ),
  });
}
