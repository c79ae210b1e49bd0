import LoadingOutlined from '@ant-design/icons/es/icons/LoadingOutlined';
import { createContext, use, type ReactNode } from 'react';
import ConfigProvider from 'antd/es/config-provider';
import frFR from 'antd/es/locale/fr_FR';

const Themed = createContext(false);

/**
 * antd in French. Its colours and sizes are in style sheets, written at build time from our tokens
 * (decision 29). The shell wraps screens that use antd; entry points loaded later (`dialog`) render
 * their own. Nested inside another `AntdTheme`, it renders its children only.
 */
export function AntdTheme({ children }: { children: ReactNode }) {
  if (use(Themed)) return children;
  return (
    <Themed value>
      <ConfigProvider locale={frFR} button={silentLoading} wave={still}>
        {children}
      </ConfigProvider>
    </Themed>
  );
}

// antd's indicator says 'loading' in English to screen readers; the button has aria-busy instead.
const silentLoading = { loadingIcon: <LoadingOutlined spin aria-hidden aria-label="" /> };

// No ring around a pressed button: motion with a purpose only.
const still = { disabled: true };
