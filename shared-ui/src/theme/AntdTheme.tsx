import LoadingOutlined from '@ant-design/icons/es/icons/LoadingOutlined';
import { createContext, use, type ReactNode } from 'react';
import ConfigProvider from 'antd/es/config-provider';
import frFR from 'antd/es/locale/fr_FR';
import dayjs from 'dayjs';
import 'dayjs/locale/fr';
import { antdTheme } from './antd-tokens';
import { useColorScheme } from './useColorScheme';

dayjs.locale('fr');

interface AntdThemeProps {
  children: ReactNode;
  /** CSP nonce for antd's style tags; `window.__nonce__` by default. */
  nonce?: string;
}

const Themed = createContext(false);

/**
 * antd with our colours and French locale. The shell wraps screens that use antd; entry points
 * loaded later (`dialog`, `select-field`) render their own. Nested inside another `AntdTheme`, it
 * renders its children only.
 */
export function AntdTheme({ children, nonce = pageNonce() }: AntdThemeProps) {
  const { scheme } = useColorScheme();
  if (use(Themed)) return children;
  return (
    <Themed value>
      <ConfigProvider
        locale={frFR}
        theme={antdTheme(scheme)}
        csp={nonce ? { nonce } : undefined}
        button={silentLoading}
      >
        {children}
      </ConfigProvider>
    </Themed>
  );
}

// antd's indicator says 'loading' in English to screen readers; the button has aria-busy instead.
const silentLoading = { loadingIcon: <LoadingOutlined spin aria-hidden aria-label="" /> };

const pageNonce = () => (window as { __nonce__?: string }).__nonce__;
