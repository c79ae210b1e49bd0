import type { ThemeConfig } from 'antd/es/config-provider/context';
import type { MappingAlgorithm } from 'antd/es/theme/interface';
import { cssVariable } from '@alumni/shared-contract/palette';
import type { Density } from './useDensity';
import { dark, light, shadows, sizes, type Colours } from './tokens';

/**
 * antd's tokens from ours, read at build time only: the build writes antd's style sheets with them
 * (decision 29).
 * @returns `final`: antd's last algorithm
 */
export function antdTokens(scheme: 'light' | 'dark', density: Density = 'roomy') {
  return themeOf(scheme, { light, dark }[scheme], densities[density]);
}

/** antd's sizes, in pixels. Compact: twenty rows of a table on a secretary's screen. */
const densities = {
  roomy: {
    font: 15,
    small: 13,
    large: 16,
    control: 38,
    largeControl: 44,
    step: 4,
    cell: 12,
    card: 20,
    spaces: {},
  },
  compact: {
    font: 14,
    small: 12,
    large: 15,
    control: 32,
    largeControl: 38,
    // The step alone would leave nothing of the smallest spaces.
    step: 3,
    cell: 7,
    card: 16,
    spaces: { sizeXXS: 2, sizeXS: 6 },
  },
} as const;

const colours = Object.keys(light) as (keyof Colours)[];

/**
 * Our colours by CSS variable, light and dark: antd's variables of the same colours refer to them.
 * @public read by the build through tsx
 */
export const paletteVariables: Record<string, [light: string, dark: string]> = Object.fromEntries(
  colours.map((name) => [cssVariable(name), [light[name], dark[name]]]),
);

const radius = Number.parseInt(sizes.radius, 10);
const radiusSmall = Number.parseInt(sizes['radius-small'], 10);

function themeOf(
  scheme: 'light' | 'dark',
  c: Colours,
  size: (typeof densities)[Density],
): Pick<ThemeConfig, 'token' | 'components'> & { final: MappingAlgorithm } {
  return {
    final: pinned(c, size.spaces),
    token: {
      colorPrimary: c.ink,
      colorPrimaryHover: c.inkHover,
      colorPrimaryActive: c.ink,
      colorPrimaryBg: c.inkSoft,
      colorPrimaryBgHover: c.inkSoft,
      colorPrimaryBorder: c.focus,
      colorPrimaryBorderHover: c.inkHover,
      colorPrimaryText: c.ink,
      colorPrimaryTextHover: c.inkHover,
      colorPrimaryTextActive: c.ink,
      colorLink: c.ink,
      colorLinkHover: c.inkHover,
      colorLinkActive: c.ink,
      colorInfo: c.ink,
      colorInfoHover: c.inkHover,
      colorInfoActive: c.ink,
      colorInfoBg: c.inkSoft,
      colorInfoBgHover: c.inkSoft,
      colorInfoBorder: c.ink,
      colorInfoBorderHover: c.inkHover,
      colorInfoText: c.ink,
      colorInfoTextHover: c.inkHover,
      colorInfoTextActive: c.ink,
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
      // A faded text would be below the contrast of text.
      opacityLoading: 1,
      borderRadius: radiusSmall,
      borderRadiusSM: radiusSmall,
      borderRadiusLG: radius,
      boxShadow: shadows[scheme]['shadow-2'],
      boxShadowSecondary: shadows[scheme]['shadow-2'],
      fontFamily: sizes['font-text'],
      fontSize: size.font,
      fontSizeSM: size.small,
      fontSizeLG: size.large,
      controlHeight: size.control,
      sizeStep: size.step,
      controlHeightLG: size.largeControl,
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
      Card: { headerFontSize: 18, headerPadding: size.card, bodyPadding: size.card },
      DatePicker: { cellWidth: 36 },
      Descriptions: { labelBg: c.surfaceSunken },
      Collapse: { headerBg: c.surfaceSunken },
      Table: {
        headerBg: c.surfaceSunken,
        headerColor: c.muted,
        headerSplitColor: 'transparent',
        headerSortActiveBg: c.surfaceSunken,
        headerSortHoverBg: c.border,
        bodySortBg: 'transparent',
        rowHoverBg: c.inkSoft,
        cellPaddingBlock: size.cell,
      },
      Modal: { titleFontSize: 20 },
      Pagination: { itemActiveBg: c.ink, itemActiveColor: c.onInk, itemActiveColorHover: c.onInk },
      Tag: { defaultBg: c.inkSoft, defaultColor: c.ink },
      Tabs: { inkBarColor: c.terracotta, itemSelectedColor: c.ink, titleFontSize: 16 },
      Progress: { defaultColor: c.palm, remainingColor: c.inkSoft },
      Steps: { colorPrimary: c.ink },
      Switch: { handleBg: c.surface },
      // As round as a button, a box of 16 px would look like a radio button.
      Checkbox: { colorWhite: c.onInk, borderRadiusSM: 3 },
      Layout: {
        siderBg: c.inkDeep,
        bodyBg: c.ground,
        headerBg: c.surface,
        headerColor: c.ink,
        headerHeight: 64,
        headerPadding: '0 16px',
      },
      Menu: {
        darkItemBg: c.inkDeep,
        darkItemColor: c.onInkDeep,
        darkItemHoverBg: c.inkDeepHover,
        darkItemHoverColor: c.onInkDeep,
        darkItemSelectedBg: c.inkDeepHover,
        darkItemSelectedColor: c.onInkDeep,
        itemBorderRadius: radiusSmall,
        itemMarginInline: 0,
        iconSize: 18,
        iconMarginInlineEnd: 14,
      },
      Badge: { colorError: c.terracotta, colorTextLightSolid: c.onTerracotta },
      Select: { optionSelectedBg: c.inkSoft, optionActiveBg: c.border },
    },
  };
}

/** antd's algorithms shade the main colours; ours are final, to keep the contrast of text. */
function pinned(c: Colours, spaces: object): MappingAlgorithm {
  return (_seed, derived) => ({
    ...(derived as NonNullable<typeof derived>),
    ...spaces,
    colorPrimary: c.ink,
    colorInfo: c.ink,
    colorLink: c.ink,
    colorSuccess: c.palm,
    colorWarning: c.warning,
    colorError: c.danger,
  });
}
