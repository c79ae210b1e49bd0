import darkAlgorithm from 'antd/es/theme/themes/dark';
import defaultAlgorithm from 'antd/es/theme/themes/default';
import type { ThemeConfig } from 'antd/es/config-provider/context';
import type { MappingAlgorithm } from 'antd/es/theme/interface';
import type { ChosenColours } from '@alumni/shared-contract/palette';
import { inlinedJson } from '../page/inlined-json';
import { dark, light, shadows, sizes, type Colours } from './tokens';

/**
 * antd theme from our tokens. The main colours may be the network's own: the gateway puts them in
 * the page.
 */
export function antdTheme(scheme: 'light' | 'dark'): ThemeConfig {
  themes ??= chosenThemes();
  return themes[scheme];
}

let themes: Record<'light' | 'dark', ThemeConfig> | undefined;

function chosenThemes() {
  const { colours } = (inlinedJson('site') ?? {}) as { colours?: ChosenColours };
  return {
    light: themeOf('light', { ...light, ...colours?.light }),
    dark: themeOf('dark', { ...dark, ...colours?.dark }),
  };
}

const radius = Number.parseInt(sizes.radius, 10);
const radiusSmall = Number.parseInt(sizes['radius-small'], 10);

function themeOf(scheme: 'light' | 'dark', c: Colours): ThemeConfig {
  return {
    algorithm: [scheme === 'dark' ? darkAlgorithm : defaultAlgorithm, pinned(c)],
    cssVar: { key: 'alumni' },
    hashed: false,
    token: {
      colorPrimary: c.ink,
      colorPrimaryHover: c.inkHover,
      colorPrimaryActive: c.ink,
      colorPrimaryBg: c.inkSoft,
      colorLink: c.ink,
      colorLinkHover: c.inkHover,
      colorInfo: c.ink,
      colorSuccess: c.palm,
      colorSuccessBg: c.palmSoft,
      colorWarning: c.warning,
      colorWarningBg: c.warningSoft,
      colorError: c.danger,
      colorErrorBg: c.dangerSoft,
      colorText: c.text,
      colorTextHeading: c.text,
      colorTextSecondary: c.muted,
      colorTextTertiary: c.muted,
      colorTextDescription: c.muted,
      colorTextPlaceholder: c.muted,
      colorTextLightSolid: c.onInk,
      colorBgLayout: c.ground,
      colorBgContainer: c.surface,
      colorBgElevated: c.surfaceRaised,
      colorBgMask: c.veil,
      colorBorder: c.borderStrong,
      colorBorderSecondary: c.border,
      colorSplit: c.border,
      controlOutline: 'transparent',
      controlItemBgHover: c.border,
      controlItemBgActive: c.inkSoft,
      colorTextQuaternary: c.muted,
      borderRadius: radiusSmall,
      borderRadiusSM: radiusSmall,
      borderRadiusLG: radius,
      boxShadow: shadows[scheme]['shadow-2'],
      boxShadowSecondary: shadows[scheme]['shadow-2'],
      fontFamily: sizes['font-text'],
      fontSize: 15,
      fontSizeSM: 13,
      fontSizeLG: 16,
      controlHeight: 38,
      controlHeightLG: 44,
      motionDurationFast: sizes.fast,
      motionDurationMid: sizes.fast,
      motionDurationSlow: sizes.slow,
    },
    components: {
      Button: {
        fontWeight: 600,
        primaryShadow: 'none',
        defaultShadow: 'none',
        dangerShadow: 'none',
        dangerColor: c.onDanger,
        primaryColor: c.onInk,
      },
      Card: { headerFontSize: 18, bodyPadding: 20 },
      Table: {
        headerBg: c.surfaceSunken,
        headerColor: c.muted,
        headerSplitColor: 'transparent',
        headerSortActiveBg: c.surfaceSunken,
        headerSortHoverBg: c.border,
        bodySortBg: 'transparent',
        rowHoverBg: c.inkSoft,
        cellPaddingBlock: 12,
      },
      Modal: { titleFontSize: 20 },
      Pagination: { itemActiveBg: c.ink, itemActiveColor: c.onInk, itemActiveColorHover: c.onInk },
      Tag: { defaultBg: c.inkSoft, defaultColor: c.ink },
      Tabs: { inkBarColor: c.terracotta, itemSelectedColor: c.ink, titleFontSize: 16 },
      Progress: { defaultColor: c.palm, remainingColor: c.inkSoft },
      Steps: { colorPrimary: c.ink },
      Switch: { handleBg: c.surface },
      Checkbox: { colorWhite: c.onInk },
      Select: { optionSelectedBg: c.inkSoft, optionActiveBg: c.border },
    },
  };
}

/** antd's algorithms shade the main colours; ours are final, to keep the contrast of text. */
function pinned(c: Colours): MappingAlgorithm {
  return (_seed, derived) => ({
    ...(derived as NonNullable<typeof derived>),
    colorPrimary: c.ink,
    colorInfo: c.ink,
    colorLink: c.ink,
    colorSuccess: c.palm,
    colorWarning: c.warning,
    colorError: c.danger,
  });
}
