import { VisitingRouter } from '@alumni/shared-ui/router';
import React, { createElement, type ComponentType, type ReactNode } from 'react';
import ReactDOMClient from 'react-dom/client';
import singleSpaReact from 'single-spa-react';

/** What a page that is not ours says to a screen that it mounts; the rest is for the screen. */
interface VisitProps {
  /** Of the network, `https://reseau.example`: links lead there. */
  origin?: string;
  /** Address at which the screen is opened, query included: `/actualities/3`. */
  path?: string;
  /** Its pattern, when it has parameters: `/actualities/:id`. */
  route?: string;
}

type Frame = ComponentType<{ children: ReactNode }>;

/**
 * The single-spa lifecycles of a screen, for pages that are not ours: its router comes along. The
 * error boundary is not optional: without it a screen that throws leaves `mount()` pending for ever.
 * @param load brings the screen's component; the parcel's props become its props
 * @param name names the place of a fault for who reads the page's source
 * @param Frame put around the screen: antd's theme, for a screen that draws with antd
 */
export function screenLifecycles(load: () => Promise<ComponentType>, name: string, Frame?: Frame) {
  return singleSpaReact({
    React,
    ReactDOMClient,
    // Its types want a component of single-spa's own props.
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
