import type { ReactNode } from 'react';
import ConfigProvider from 'antd/es/config-provider';
import frFR from 'antd/es/locale/fr_FR';
import dayjs from 'dayjs';
import 'dayjs/locale/fr';
import { antdTheme } from './antd-tokens';
import { useColorScheme } from './useColorScheme';

dayjs.locale('fr');

interface AntdThemeProps {
  children: ReactNode;
  /** CSP nonce of antd's style tags; the page's own (`window.__nonce__`) by default. */
  nonce?: string;
}

/** antd in our colours and in French, for the screens below it. */
export function AntdTheme({ children, nonce = pageNonce() }: AntdThemeProps) {
  const { scheme } = useColorScheme();
  return (
    <ConfigProvider locale={frFR} theme={antdTheme(scheme)} csp={nonce ? { nonce } : undefined}>
      {children}
    </ConfigProvider>
  );
}

const pageNonce = () => (window as { __nonce__?: string }).__nonce__;
