// The colours of every drawing. ink, inkDeep and sand are those of src/theme/tokens.ts; terracotta
// and palm are lighter, because no text is drawn on them.
export const C = {
  ink: '#2a3278',
  inkDeep: '#1a1f4d',
  inkSoft: '#4b57ab',
  mist: '#c8d1ec',
  haze: '#e3e8f6',
  terracotta: '#b9492b',
  brick: '#8f3820',
  clay: '#e28a5b',
  peach: '#f6cfae',
  palm: '#2d7550',
  palmDeep: '#1c5139',
  leaf: '#7fb893',
  sage: '#c5ddc8',
  sand: '#faf5ec',
  dune: '#ead7b6',
  straw: '#d3b383',
  ochre: '#e3a73f',
  cream: '#fffaf0',
  umber: '#4a2c20',
  // Not pure black: SVGO drops a default fill, and a stamped shape would inherit another.
  shadow: '#14100f',
};

export const SKIN = ['#6b412d', '#4f2f21', '#8a5a3d', '#5d3826', '#a06a48'];

// One scene, several hours of the day: enough to vary pictures without redrawing them.
export const MOODS = {
  day: {
    sky: ['#dfe7f7', '#f6eedf'],
    sun: '#f1c069',
    cloud: '#fffaf0',
    far: '#b9c6e6',
    mid: '#7d8fc6',
    water: '#5f8fb8',
    deep: '#3f6f9f',
    shine: '#a9cbe0',
    ground: '#ead7b6',
  },
  dusk: {
    sky: ['#5a5a9c', '#f3b58a'],
    sun: '#f7d08a',
    cloud: '#e9a58a',
    far: '#8a76a8',
    mid: '#5b5492',
    water: '#56619f',
    deep: '#3d4684',
    shine: '#f0b893',
    ground: '#d9b98c',
  },
  dawn: {
    sky: ['#f7d9bd', '#fbf3e4'],
    sun: '#e8875a',
    cloud: '#fffaf0',
    far: '#d9c3c4',
    mid: '#a894ab',
    water: '#8fb0b8',
    deep: '#64919d',
    shine: '#fbe6cb',
    ground: '#ead7b6',
  },
  palm: {
    sky: ['#d5e8da', '#f8f2e2'],
    sun: '#f1c069',
    cloud: '#fffaf0',
    far: '#b3d3bd',
    mid: '#7fb893',
    water: '#6aa79a',
    deep: '#3f8478',
    shine: '#bfe0d2',
    ground: '#ead7b6',
  },
};
