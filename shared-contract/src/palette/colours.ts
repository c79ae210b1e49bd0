/**
 * The only source of colours. `tokens.css` is generated from it; antd and mails receive the same
 * values. A network may replace the main ones (`COLOUR_PRIMARY`…, main-colours.ts).
 */
export interface Colours {
  /** Structure and primary actions; readable as text on every background of the theme. */
  ink: string;
  inkHover: string;
  inkSoft: string;
  onInk: string;
  /** Bands that stay dark in both themes: hero, footer, sidebar. */
  inkDeep: string;
  inkDeepHover: string;
  onInkDeep: string;
  mutedOnInkDeep: string;
  /** The only warm accent. */
  terracotta: string;
  terracottaHover: string;
  terracottaSoft: string;
  onTerracotta: string;
  /** Accent background, not brighter than the page in either theme; its text is onInkDeep. */
  terracottaDeep: string;
  /** Success, certified. */
  palm: string;
  palmSoft: string;
  onPalm: string;
  warning: string;
  warningSoft: string;
  danger: string;
  dangerSoft: string;
  onDanger: string;
  /** Background of public pages, and a deeper tone for bands. */
  sand: string;
  sandDeep: string;
  /** Background of staff pages. */
  ground: string;
  surface: string;
  surfaceRaised: string;
  surfaceSunken: string;
  text: string;
  muted: string;
  border: string;
  /** Borders of controls: 3:1 on their background. */
  borderStrong: string;
  focus: string;
  veil: string;
}

/** Colours of the light scheme. */
export const light: Colours = {
  ink: '#2a3278',
  inkHover: '#3b4597',
  inkSoft: '#e8eaf7',
  onInk: '#ffffff',
  inkDeep: '#1a1f4d',
  inkDeepHover: '#2a3170',
  onInkDeep: '#f6f3ec',
  mutedOnInkDeep: '#bcc1e2',
  terracotta: '#ad4228',
  terracottaHover: '#93361e',
  terracottaSoft: '#fae7df',
  onTerracotta: '#ffffff',
  terracottaDeep: '#ad4228',
  palm: '#28663f',
  palmSoft: '#e1f1e6',
  onPalm: '#ffffff',
  warning: '#7d5200',
  warningSoft: '#fcefcf',
  danger: '#ad1f3c',
  dangerSoft: '#fce6ea',
  onDanger: '#ffffff',
  sand: '#faf5ec',
  sandDeep: '#f0e5d1',
  ground: '#f4f5fa',
  surface: '#ffffff',
  surfaceRaised: '#ffffff',
  surfaceSunken: '#f1f2f8',
  text: '#1c2145',
  muted: '#575e80',
  border: '#dcdfeb',
  borderStrong: '#7f86a8',
  focus: '#2f5be0',
  veil: 'rgb(20 24 58 / 55%)',
};

/** Colours of the dark scheme. */
export const dark: Colours = {
  ink: '#b4bdf8',
  inkHover: '#cdd3fc',
  inkSoft: '#2b3263',
  onInk: '#151a40',
  inkDeep: '#0d1029',
  inkDeepHover: '#20264f',
  onInkDeep: '#f3f0e8',
  mutedOnInkDeep: '#b3b9dc',
  terracotta: '#f29c79',
  terracottaHover: '#f7b598',
  terracottaSoft: '#47291f',
  onTerracotta: '#331205',
  terracottaDeep: '#7d3521',
  palm: '#86d09f',
  palmSoft: '#1d3f2b',
  onPalm: '#0b2716',
  warning: '#eec06a',
  warningSoft: '#42330f',
  danger: '#ff9cab',
  dangerSoft: '#4b1f2c',
  onDanger: '#3d0612',
  sand: '#171a38',
  sandDeep: '#101330',
  ground: '#141732',
  surface: '#1e2246',
  surfaceRaised: '#272c58',
  surfaceSunken: '#191d3d',
  text: '#eceef9',
  muted: '#b0b6d6',
  border: '#383e6e',
  borderStrong: '#8188b8',
  focus: '#8fb0ff',
  veil: 'rgb(6 8 24 / 70%)',
};
