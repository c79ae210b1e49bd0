import { VisitingRouter } from '@alumni/shared-ui/router';
import React, { createElement, type ComponentType, type ReactNode } from 'react';
import ReactDOMClient from 'react-dom/client';
import singleSpaReact from 'single-spa-react';

/** Props that a page of another site passes to a mounted screen; other props go to the screen. */
interface VisitProps {
  /** Origin of the network, `https://reseau.example`, for links. */
  origin?: string;
  /** Address at which the screen opens, query included: `/actualities/3`. */
  path?: string;
  /** Path pattern of the address, when it has parameters: `/actualities/:id`. */
  route?: string;
}

type Frame = ComponentType<{ children: ReactNode }>;

/**
 * The single-spa lifecycles of a screen, with its own router, for pages of other sites (decision
 * 16). The error boundary is required: without it `mount()` of a screen that throws stays pending.
 * @param load imports the screen's component; the parcel's props become its props
 * @param name shown in the page's source at the place of a failure
 * @param Frame wrapper of the screen: antd's theme, for a screen that uses antd
 */
export function screenLifecycles(load: () => Promise<ComponentType>, name: string, Frame?: Frame) {
  return singleSpaReact({
    React,
    ReactDOMClient,
    // The library's types require a component with single-spa's own props.
    loadRootComponent: (async () => visiting(await load(), Frame)) as never,
    renderType: 'createRoot',
    errorBoundary: () =>
      createElement(
        'p',
        { role: 'alert', 'data-screen': name },
        'Cet écran est momentanément indisponible.',
      ),
  });
}

function visiting(Screen: ComponentType, Frame?: Frame) {
  return function Visit({ origin, path, route, ...props }: VisitProps) {
    const screen = <Screen {...props} />;
    return (
      <VisitingRouter origin={origin} path={path} route={route}>
        {Frame ? <Frame>{screen}</Frame> : screen}
      </VisitingRouter>
    );
  };
}
