/** The widths each kind of picture is served at, the largest last, in pixels. */
export const pictureWidths = {
  photo: [160, 500],
  cover: [480, 960, 1600],
} as const;
